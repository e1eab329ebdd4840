// The shape of the changes in a recording, for one that can no longer be played: then they alone tell what happened.
import * as v from 'valibot'
import type { About, Fact, Zone } from './game.ts'
import {
  coordinate,
  distance,
  face,
  faces,
  id,
  integer,
  millimetres,
  mode,
  moves,
  ruling,
  side,
  trait,
  word32,
  words,
} from './schema.ts'

const point = v.strictObject({ x: coordinate, y: coordinate })
const gap = v.strictObject({ from: point, to: point, mm: millimetres })
const many = v.pipe(v.array(id), v.maxLength(2000))
const path = v.pipe(v.array(point), v.maxLength(2000))

/** No field forgotten, and none beside. */
type Fields<T> = Readonly<Record<keyof T, v.GenericSchema>>

export const about = v.strictObject({
  base: v.optional(id),
  other: v.optional(id),
  unit: v.optional(id),
  enemy: v.optional(id),
  side: v.optional(side),
  bases: v.optional(many),
  units: v.optional(many),
  gap: v.optional(gap),
  limit: v.optional(distance),
  stood: v.optional(millimetres),
  must: v.optional(v.picklist(['touch', 'keep'])),
  zone: v.optional(
    v.strictObject({
      of: many,
      size: distance,
      bars: v.optional(v.boolean()),
      reach: v.optional(v.boolean()),
    } satisfies Fields<Zone>),
  ),
  path: v.optional(path),
  length: v.optional(millimetres),
  allowance: v.optional(distance),
  die: v.optional(face),
  need: v.optional(integer),
  dice: v.optional(faces),
  count: v.optional(integer),
  of: v.optional(integer),
  word: v.optional(v.pipe(v.string(), v.maxLength(40))),
  value: v.optional(trait),
} satisfies Fields<About>)

const fact = v.strictObject({
  rule: id,
  says: id,
  ok: v.boolean(),
  excused: v.optional(v.literal(true)),
  about,
} satisfies Fields<Fact>)

const why = v.pipe(v.array(fact), v.maxLength(2000))

const die = v.strictObject({ owner: id, cuts: v.array(face) })
const pool = v.strictObject({ side, for: id, dice: v.pipe(v.array(die), v.maxLength(2000)) })

export const changeSchema = v.variant('is', [
  v.strictObject({ is: v.literal('moved'), moves, why }),
  v.strictObject({ is: v.literal('removed'), base: id, why }),
  v.strictObject({ is: v.literal('restored'), base: id, why }),
  v.strictObject({ is: v.literal('marked'), on: id, badge: id, set: v.boolean(), why }),
  v.strictObject({ is: v.literal('traited'), on: id, trait: id, value: v.nullable(trait), why }),
  v.strictObject({
    is: v.literal('threw'),
    pool,
    faces,
    from: v.picklist(['seed', 'typed', 'chosen']),
    dice: v.pipe(v.array(word32), v.maxLength(16)),
    why,
  }),
  v.strictObject({ is: v.literal('ruled'), ok: v.boolean(), chief: v.optional(v.boolean()), why }),
  // The rules' own memory: nobody reads it in a game that is only looked at.
  v.strictObject({ is: v.literal('turned'), flow: v.unknown(), why }),
  v.strictObject({ is: v.literal('overruled'), ruling, why }),
  v.strictObject({ is: v.literal('mode'), mode, why }),
  v.strictObject({ is: v.literal('named'), side, name: words, why }),
])
