import { pino, type Logger } from 'pino'

/**
 * The product's log on the standard output. Lines are written together, at the latest after 100 ms and before the
 * process exits: one write per request was an eighth of what a signed-in list costs the process. A fatal line is written
 * at once.
 */
export const openLog = (level: string): Logger =>
  pino({ level }, pino.destination({ sync: false, minLength: 4096, periodicFlush: 100 }))
