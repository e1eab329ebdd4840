// A running digest over plain data, equal in every engine.

/** The digest after `data`, given the digest before it: 16 hex digits. Object key order does not matter. */
export function digest(before: string, data: unknown): string {
  const text = before + canonical(data)
  return lane(text, 0x811c9dc5, 0x01000193) + lane(text, 0x9e3779b9, 0x85ebca6b)
}

/** JSON with sorted keys; undefined fields are left out, as in a file. */
export function canonical(data: unknown): string {
  if (Array.isArray(data)) return `[${data.map(canonical).join()}]`
  if (typeof data !== 'object' || data === null) return JSON.stringify(data) ?? 'null'
  const fields = Object.entries(data).filter(([, value]) => value !== undefined)
  fields.sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${fields.map(([key, value]) => `${JSON.stringify(key)}:${canonical(value)}`).join()}}`
}

/** One multiply-and-xor pass (FNV-1a with a final mix). */
function lane(text: string, start: number, factor: number): string {
  let hash = start
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), factor)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return ((hash ^ (hash >>> 13)) >>> 0).toString(16).padStart(8, '0')
}
