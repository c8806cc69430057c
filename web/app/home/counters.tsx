import type { DeadEndSign } from 'contract/dead-ends/words'
import Flag from 'lucide-react/icons/flag'
import ThumbsDown from 'lucide-react/icons/thumbs-down'
import ThumbsUp from 'lucide-react/icons/thumbs-up'
import { useLocation } from 'react-router'
import { Button } from '../ui/buttons/button.tsx'
import { toast } from '../ui/feedback/toast-store.ts'
import { keepSign, previousPath, signsGiven, useSignsGiven } from './dead-end-signs.ts'
import { whole } from '../ui/format/numbers.ts'
import { m } from '#messages'

/** Like, dislike and Report of a page that does not exist: each counts once a visit, and staff see it. */
export function Counters() {
  const { pathname } = useLocation()
  const given = useSignsGiven(pathname)

  const give = async (sign: DeadEndSign) => {
    if (signsGiven(pathname).includes(sign)) return
    keepSign(pathname, sign, true)
    try {
      // It is needed on the press only, and this page is part of every screen's script.
      const { api } = await import('../api/client.ts')
      const { message } = await api.deadEnds.tell({ body: { path: pathname, sign, referrer: previousPath() } })
      if (sign === 'report') toast.success(message)
    } catch (error) {
      keepSign(pathname, sign, false)
      toast.error(error instanceof Error && error.message ? error.message : m.home_an_error())
    }
  }
  const likes = given.includes('like') ? 1 : 0
  const dislikes = given.includes('dislike') ? 1 : 0
  const reported = given.includes('report')
  return (
    <fieldset className="mt-10 flex flex-wrap justify-center gap-2">
      <legend className="sr-only">{m.home_helpful()}</legend>
      <Button
        variant="line"
        size="sm"
        onClick={() => void give('like')}
        aria-label={m.home_like({ count: whole(likes) })}
      >
        <ThumbsUp />
        <span className="tabular-nums">{whole(likes)}</span>
      </Button>
      <Button
        variant="line"
        size="sm"
        onClick={() => void give('dislike')}
        aria-label={m.home_dislike({ count: whole(dislikes) })}
      >
        <ThumbsDown />
        <span className="tabular-nums">{whole(dislikes)}</span>
      </Button>
      <Button variant="line" size="sm" disabled={reported} onClick={() => void give('report')}>
        <Flag />
        {reported ? m.home_reported() : m.home_report()}
      </Button>
    </fieldset>
  )
}
