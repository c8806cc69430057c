import { z } from 'zod'
import { defineJob } from '../platform/jobs/define-job.ts'
import type { Services } from '../platform/core/services.ts'
import { keepBackups } from './keep-backups.ts'

/** Shortly after midnight, and again each hour until the day has its backup. */
export const nightlyBackup = defineJob(
  'backup.nightly',
  z.object({}),
  (_, services: Services) => keepBackups(services),
  {
    cron: '15 * * * *',
    retryLimit: 0,
    expireInSeconds: 6 * 60 * 60,
  },
)
