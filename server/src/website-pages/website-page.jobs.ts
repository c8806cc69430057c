import { z } from 'zod'
import { WEBSITE_PAGES } from 'contract/website-pages/words'
import { defineJob } from '../platform/jobs/define-job.ts'
import type { Services } from '../platform/core/services.ts'
import { pageTag } from './website-page.tags.ts'

/** The time of a page has come: what was kept of it shows the words before. */
export const showPage = defineJob(
  'website-page.show',
  z.object({ page: z.enum(WEBSITE_PAGES) }),
  async ({ page }, { cache }: Services) => cache.drop([pageTag(page)]),
)

/** At midnight in Nepal the banners of the new day start. */
export const turnBanners = defineJob(
  'website-page.banners',
  z.object({}),
  async (_, { cache }: Services) => cache.drop([pageTag('home')]),
  { cron: '0 0 * * *' },
)
