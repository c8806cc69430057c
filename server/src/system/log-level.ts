import { LOG_LEVEL_MINUTES, type LogLevel } from 'contract/system/words'
import { recordAudit } from '../platform/audit/audit.ts'
import type { Caller } from '../platform/core/caller.ts'
import type { Services } from '../platform/core/services.ts'

/** What the log holds for the next hour; without a level, what the configuration says. Others follow within a minute. */
export async function setLogLevel(services: Services, user: Caller, level: LogLevel | undefined): Promise<void> {
  const { db, clock } = services
  const at = clock.now()
  const until = new Date(at.getTime() + LOG_LEVEL_MINUTES * 60_000)
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('log_level').execute()
    if (level) await tx.insertInto('log_level').values({ level, until }).execute()
    await recordAudit(tx, {
      actor: user,
      action: 'log.level',
      subject: { table: 'log_level', id: 1 },
      after: { level },
      at,
    })
  })
  await applyLogLevel(services)
}

/** Gives this process's log the level that holds now. */
export async function applyLogLevel(services: Services): Promise<void> {
  const chosen = await findChosen(services)
  services.log.level = chosen?.level ?? services.config.logLevel
}

/** When the temporary level ends; null where none is set. */
export const chosenUntil = async (services: Services): Promise<string | null> =>
  (await findChosen(services))?.until ?? null

const findChosen = ({ db, clock }: Services) =>
  db
    .selectFrom('log_level')
    .where('until', '>', clock.now().toISOString())
    .select(['level', 'until'])
    .executeTakeFirst()
