// What there is to say about how the sentences of a game go together.

/** All words are names of sentences of one rule set. */
export interface Manners {
  /** Sentences that count together: 'and 2 more'. Any other counts with its like. */
  readonly families: readonly (readonly string[])[]
  /** Moves that are told by their number where several are made at once: `moves.charge` of the catalogue. */
  readonly moves: Readonly<Record<string, readonly string[]>>
  /** Those of them that end in contact. */
  readonly intoContact: readonly string[]
  /** What is told of each base or unit by itself, whatever came of it for the others. */
  readonly toldApart: readonly (readonly string[])[]
  /** What is told once of all the bases of which it is said. */
  readonly shared: readonly string[]
  /** What failed, though the rules go on from it. */
  readonly failed: readonly string[]
  /** What only says round whom something is asked: it answers nothing. */
  readonly asked: readonly string[]
  /** What is told in short below whatever decided. */
  readonly below: readonly string[]
  /** What is told in short beside whatever decided. */
  readonly beside: readonly string[]
  /** So is what brings in an enemy, where that is not the one that decided. */
  readonly names: readonly string[]
  /** What came of bases beside the verdict, or would: each kind with its sentences, the gravest first. */
  readonly sums: Readonly<Record<string, readonly string[]>>
  /** How a whole fight ended. */
  readonly ends: readonly string[]
  /** One die, two answers: who passed, who failed. */
  readonly passes: readonly string[]
  readonly fails: readonly string[]
}
