import Flag from 'lucide-react/icons/flag'
import ThumbsDown from 'lucide-react/icons/thumbs-down'
import ThumbsUp from 'lucide-react/icons/thumbs-up'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toast-store.ts'

/** Like, dislike and Report of a page that is not there (first document §2): counted on the page, as documented. */
export function Counters() {
  const [likes, setLikes] = useState(0)
  const [dislikes, setDislikes] = useState(0)
  const [reported, setReported] = useState(false)
  const report = () => {
    setReported(true)
    toast.success('Thank you for telling us!')
  }
  return (
    <fieldset className="mt-10 flex flex-wrap justify-center gap-2">
      <legend className="sr-only">Was this helpful?</legend>
      <Button variant="line" size="sm" onClick={() => setLikes(likes + 1)} aria-label={`Like, ${likes}`}>
        <ThumbsUp />
        <span className="tabular-nums">{likes}</span>
      </Button>
      <Button variant="line" size="sm" onClick={() => setDislikes(dislikes + 1)} aria-label={`Dislike, ${dislikes}`}>
        <ThumbsDown />
        <span className="tabular-nums">{dislikes}</span>
      </Button>
      <Button variant="line" size="sm" disabled={reported} onClick={report}>
        <Flag />
        {reported ? 'Reported' : 'Report'}
      </Button>
    </fieldset>
  )
}
