/** `gate` is what `npm test` runs, `rest` what `npm run test:all` adds. A path alone says which. */
export type Lane = 'gate' | 'rest'

/** Where each project of the test runners has its tests, by lane; relative to the project's root. */
export const TESTS: Record<string, Record<Lane, readonly string[]>> = {
  contract: { gate: ['contract/src/**/*.test.ts'], rest: [] },
  demo: { gate: ['demo/*.test.ts'], rest: [] },
  scripts: { gate: ['scripts/*.test.ts'], rest: [] },
  web: {
    gate: ['web/*.test.ts', 'web/app/**/!(*.browser|*.slow).test.{ts,tsx}'],
    // A thousand random days of an engineer's phone.
    rest: ['web/app/**/*.slow.test.ts'],
  },
  components: {
    gate: ['web/app/**/!(*.slow).browser.test.tsx'],
    // Every screen, list and form, one after the other.
    rest: ['web/app/**/*.slow.browser.test.tsx'],
  },
  server: {
    gate: ['server/src/**/!(*.slow|*.races).test.ts', 'server/test/!(*.slow|*.races).test.ts'],
    // Kills, restarts, floods, random requests, large files, documents; and of many calls at once, one that wins.
    rest: [
      'server/{src,test}/**/*.{slow,races}.test.ts',
      'server/test/{attacks,faults,fuzz}/**/!(*.slow|*.races).test.ts',
    ],
  },
  bench: { gate: [], rest: ['bench/*.test.ts'] },
  journeys: { gate: ['e2e/smoke/*.test.ts'], rest: ['e2e/{everywhere,field,office,portal,shop}/*.test.ts'] },
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

/**
 * Tests of the server whose outcome depends on the database engine or on Redis: they run on both kinds. Concurrent calls have a
 * session each on a server and share one in the embedded database; searches, orders, days and JSON are the engine's own.
 */
export const ENGINE: readonly string[] = [
  // Concurrent calls: on a server each has a session of its own, embedded they share one.
  'server/{src,test}/**/*.races.test.ts',
  // The same, as attacks.
  'server/test/attacks/{races,deletion-races,sign-in-races}?(.slow).test.ts',
  // Limits counted in Redis, advisory lock per number; each statement of the API once.
  'server/test/attacks/{codes,budget,every-call}?(.slow).test.ts',
  // Losing, delaying and filling the database, Redis and the machine's clock.
  'server/test/faults/{clock,disk,postgresql,redis}?(.slow).test.ts',
  // Several processes on one database: listen/notify, start-up lock, limits in Redis, crowds at the pool.
  'server/test/{processes,load,start}.slow.test.ts',
  // Every call and every list with every condition and order: collation, nulls, dates, jsonb, session read in the statement of the list.
  'server/test/{access,centre-reach,list-conditions,list-orders,new-years,same-searches,session-within}?(.slow).test.ts',
  // Connection, time-outs, migrations, orders, canonical numbers.
  'server/src/platform/database/**/*.test.ts',
  // The demo, loaded and removed as a whole.
  'server/src/demo/*.test.ts',
  // The queue: listen/notify, several queues, schedules.
  'server/src/platform/jobs/*.test.ts',
  // A backup of a server is another one than an embedded one.
  'server/src/backup/{backup,drill,keep-backups}.slow.test.ts',
  // Databases created and dropped on the server.
  'server/src/backup/scratch-database.test.ts',
  // Figures of pool and queue, one alarm or setting over several processes, limits in Redis.
  'server/src/{platform/http/metrics,system/system,alarms/alarm,settings/settings}?(.slow).test.ts',
  // Sessions, codes and quotas: locked rows, timestamps, limits in Redis.
  'server/src/{platform/sessions/{session,known-devices,recent-password},accounts/{account,quotas,first-admin,end-all-sessions}}?(.slow).test.ts',
  // Search: trigrams, LIKE, regular expressions, collation C, unaccented words.
  'server/src/{finder/finder,missed-searches/missed-search,products/search/{people,product}-search,products/product-list}?(.slow).test.ts',
  // Canonical numbers by SQL functions, natural order by regular expression, partial unique indexes.
  'server/src/{units/{unit,import-units},registrations/{registration,serial-history,serial-spellings,duplicates},products/model-number}?(.slow).test.ts',
  // Triggers, intervals of a year, locked lots.
  'server/src/points/*.test.ts',
  // JSON, append-only triggers, rows restored from jsonb.
  'server/src/{platform/audit/audit,history/history,activity/activity,deletions/deletion}?(.slow).test.ts',
  // Counters by triggers, days in Nepal, intervals.
  'server/src/{dashboard/{dashboard,attention},extensions/ending,registrations/warranty-list,dead-ends/dead-end}?(.slow).test.ts',
  // JSON per stage, days and intervals, recursive queries, partial unique indexes.
  'server/src/complaints/{board,background,complaint,clock/due-times,day-summary/day-summary,merging/merge-complaint,assignment/visit-board}?(.slow).test.ts',
  // Triggers with transition tables, JSON, listen/notify, claims of several runs.
  'server/src/webhooks/{events,webhook.slow}.test.ts',
  // Thousands of rows in one statement by unnest and jsonb.
  'server/src/products/import/import-products*.test.ts',
]
