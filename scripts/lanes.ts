/** `gate` is what `npm test` runs, `rest` what `npm run test:all` adds. A path alone says which. */
export type Lane = 'gate' | 'rest'

/** Where each project of the test runners has its tests, by lane; relative to the project's root. */
export const TESTS: Record<string, Record<Lane, readonly string[]>> = {
  contract: { gate: ['contract/src/**/*.test.ts'], rest: [] },
  demo: { gate: ['demo/*.test.ts'], rest: [] },
  scripts: { gate: ['scripts/*.test.ts'], rest: [] },
  web: { gate: ['web/*.test.ts', 'web/app/**/!(*.browser).test.{ts,tsx}'], rest: [] },
  components: { gate: ['web/app/**/*.browser.test.tsx'], rest: [] },
  server: {
    gate: [
      'server/src/**/!(*.slow|*.races).test.ts',
      'server/test/!(*.slow|*.races).test.ts',
      'server/test/refusals/*.test.ts',
    ],
    // Kills, restarts, floods, random requests, large files, documents; and of many calls at once, one that wins.
    rest: [
      'server/{src,test}/**/*.{slow,races}.test.ts',
      'server/test/{attacks,faults,fuzz}/**/!(*.slow|*.races).test.ts',
    ],
  },
  bench: { gate: [], rest: ['bench/*.test.ts'] },
  journeys: { gate: ['e2e/smoke/*.test.ts'], rest: ['e2e/{everywhere,office,portal,shop}/*.test.ts'] },
}

/**
 * The tests of a project in the lane that `LANE` names, or all of them; relative to the project's folder, as the
 * runners want them.
 */
export function testsOf(project: string, folder = project): string[] {
  const lanes = TESTS[project]!
  const chosen = process.env['LANE'] as Lane | 'engine' | undefined
  const globs = chosen === 'engine' ? ENGINE : chosen ? lanes[chosen] : [...lanes.gate, ...lanes.rest]
  return globs.map((glob) => glob.slice(folder.length + 1))
}

/** Tests of the server whose outcome may depend on the database engine: they run on PostgreSQL and Redis too. */
export const ENGINE: readonly string[] = ['server/{src,test}/**/*.races.test.ts']
