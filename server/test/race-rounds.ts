/** How often a race is run in one world: once with the tests, by hand `RACE_ROUNDS=1000 npx vitest run <file>`. */
const RACE_ROUNDS = Number(process.env.RACE_ROUNDS ?? 1)

/** For the test that runs the race so often. */
export const RACE_TIMEOUT = 30_000 + RACE_ROUNDS * 10_000

/** Runs one round after the other. */
export async function inRounds(round: (nth: number) => Promise<void>): Promise<void> {
  for (let nth = 0; nth < RACE_ROUNDS; nth += 1) await round(nth)
}
