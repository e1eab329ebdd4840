// The platform's random source, asked once a game.
export const freshSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 1
