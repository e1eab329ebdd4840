// A heap of things with costs: add one, take the cheapest. Of equal costs the order is fixed by that of adding.

export interface Costed<T> {
  readonly cost: number
  readonly value: T
}

export type Heap<T> = Costed<T>[]

export function push<T>(heap: Heap<T>, item: Costed<T>): void {
  let index = heap.length
  heap.push(item)
  while (index > 0) {
    const above = (index - 1) >> 1
    const parent = heap[above]
    if (parent === undefined || parent.cost <= item.cost) break
    heap[index] = parent
    index = above
  }
  heap[index] = item
}

export function takeLeast<T>(heap: Heap<T>): T | undefined {
  const least = heap[0]
  const item = heap.pop()
  if (least === undefined || item === undefined || heap.length === 0) return least?.value
  let index = 0
  for (;;) {
    const left = 2 * index + 1
    const child = isCheaper(heap[left + 1], heap[left]) ? left + 1 : left
    const below = heap[child]
    if (below === undefined || below.cost >= item.cost) break
    heap[index] = below
    index = child
  }
  heap[index] = item
  return least.value
}

function isCheaper<T>(one: Costed<T> | undefined, other: Costed<T> | undefined): boolean {
  return one !== undefined && other !== undefined && one.cost < other.cost
}
