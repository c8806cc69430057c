import { ABOUT } from 'contract/core/paths'
import { apiContext } from '../api/context.ts'
import { SiteHead } from '../seo/site-head.tsx'
import { loadWords } from '../brand/load-words.ts'
import type { PageHandle } from 'contract/core/page'
import type { Route } from './+types/read-about-us'
import { AboutParts } from './about-parts.tsx'
import { m } from '#messages'

export const handle: PageHandle = { waits: true }

export const loader = ({ context }: Route.LoaderArgs) => loadWords(context.get(apiContext), 'about')

/** `/baltra-readAboutUS`: the long story. */
export default function ReadAboutUs({ loaderData }: Route.ComponentProps) {
  return (
    <main id="main">
      <SiteHead title={m.home_read_about_us()} description={m.home_about_description()} path={ABOUT} />
      <AboutParts words={loaderData} />
    </main>
  )
}
