import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Services } from '../src/platform/core/services.ts'
import { MAIL_OUTBOX } from '../src/platform/gateways/mail-gateway.ts'
import type { Mail } from '../src/platform/gateways/mail.ts'

/** The e-mails of the outbox to an address, oldest first; waits until there are `count`. */
export async function mailsTo({ config }: Pick<Services, 'config'>, address: string, count = 1): Promise<Mail[]> {
  const until = Date.now() + 5_000
  for (;;) {
    const lines = await readFile(join(config.dataDir, MAIL_OUTBOX), 'utf8').catch(() => '')
    const mails = lines
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Mail)
      .filter(({ to }) => to === address)
    if (mails.length >= count || Date.now() > until) return mails
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
