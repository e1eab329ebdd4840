// Answers that are worked out once: for a thing, as long as there is that thing; by a word or a number, for good.

/** The thing must not change, and the answer depend on nothing else. */
export function onceFor<Thing extends object, Answer>(
  work: (thing: Thing) => Answer,
): (thing: Thing) => Answer {
  const known = new WeakMap<Thing, { readonly answer: Answer }>()
  return (thing) => {
    const found = known.get(thing)
    if (found !== undefined) return found.answer
    const answer = work(thing)
    known.set(thing, { answer })
    return answer
  }
}

export function onceBy<Key extends string | number, Answer>(
  work: (key: Key) => Answer,
): (key: Key) => Answer {
  const known = new Map<Key, { readonly answer: Answer }>()
  return (key) => {
    const found = known.get(key)
    if (found !== undefined) return found.answer
    const answer = work(key)
    known.set(key, { answer })
    return answer
  }
}
