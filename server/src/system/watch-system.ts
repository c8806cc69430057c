import { keepTroubles } from '../alarms/keep-troubles.ts'
import { tellOperator } from '../alarms/tell-operator.ts'
import type { Services } from '../platform/core/services.ts'
import { applyLogLevel } from './log-level.ts'
import { systemReader } from './system-state.ts'

const EVERY_MS = 60_000

/** Looks once a minute how everything is, keeps the alarms and tells the operator. By a timer: a queue that is late would run no job. */
export function watchSystem(services: Services): { close(): void } {
  const read = systemReader(services)
  const look = async () => {
    await applyLogLevel(services)
    await keepTroubles(services, (await read()).troubles)
    await tellOperator(services)
  }
  const timer = setInterval(
    () => void look().catch((err: unknown) => services.log.warn({ err }, 'how the system is cannot be read')),
    EVERY_MS,
  ).unref()
  return { close: () => clearInterval(timer) }
}
