// The published schemas are what the code reads and writes; `npx vitest run src/cli/schemas -u` writes them anew.
import { toJsonSchema } from '@valibot/to-json-schema'
import { expect, it } from 'vitest'
import { answerSchema } from './answer.ts'
import { caseSchema } from './cases.ts'

it.each([
  ['case', caseSchema, 'input'],
  ['answer', answerSchema, 'output'],
] as const)('the schema of a %s is published as it is used', async (name, schema, typeMode) => {
  const published = toJsonSchema(schema, { target: 'draft-2020-12', typeMode, errorMode: 'ignore' })
  await expect(`${JSON.stringify(published, null, 1)}\n`).toMatchFileSnapshot(
    `../../public/${name}.schema.json`,
  )
})
