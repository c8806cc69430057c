import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { m } from '#messages'
import { SECTIONS, type SectionId } from './form-section.tsx'

const IDS = Object.keys(SECTIONS) as SectionId[]
/** Below the bars that stay at the top. */
const READING_LINE = 190
/** of the link before it */
const PEEK = 40

/** The way to each part of the form; the one that is read is marked. Beside the form where there is room, else above it. */
export function SectionLinks() {
  const current = useCurrentSection()
  const nav = useRef<HTMLElement>(null)
  // Where they do not all fit, the marked one comes into sight.
  useEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>(`[href="#${current}"]`)
    if (link) nav.current?.scrollTo({ left: link.offsetLeft - PEEK })
  }, [current])
  return (
    <nav
      ref={nav}
      aria-label={m.products_office_sections()}
      className="strip sticky top-14 z-10 flex border-b border-line bg-white px-4 lg:top-0 lg:px-8 min-[87rem]:top-8 min-[87rem]:order-last min-[87rem]:mt-8 min-[87rem]:block min-[87rem]:self-start min-[87rem]:border-b-0 min-[87rem]:border-l min-[87rem]:px-0"
    >
      {IDS.map((id) => (
        <a
          key={id}
          href={`#${id}`}
          aria-current={id === current ? 'location' : undefined}
          onClick={(event) => goTo(event, id)}
          className="relative flex h-12 shrink-0 items-center px-3 text-xs whitespace-nowrap text-ink-2 first:-ml-3 hover:text-ink focus-visible:-outline-offset-4 aria-[current]:font-medium aria-[current]:text-ink aria-[current]:after:absolute aria-[current]:after:inset-x-3 aria-[current]:after:-bottom-px aria-[current]:after:h-0.5 aria-[current]:after:bg-lamp min-[87rem]:h-9 min-[87rem]:px-4 min-[87rem]:first:ml-0 min-[87rem]:aria-[current]:after:inset-x-auto min-[87rem]:aria-[current]:after:inset-y-2 min-[87rem]:aria-[current]:after:-left-px min-[87rem]:aria-[current]:after:h-auto min-[87rem]:aria-[current]:after:w-0.5"
        >
          {SECTIONS[id].title()}
        </a>
      ))}
    </nav>
  )
}

/** Without a new address: the form is one place, and going back leaves it. */
function goTo(event: MouseEvent, id: SectionId) {
  event.preventDefault()
  document.getElementById(id)?.scrollIntoView({ block: 'start' })
  document.getElementById(`${id}-title`)?.focus({ preventScroll: true })
}

/** The last part that has passed the reading line; at the very end the last one, however short it is. */
function useCurrentSection(): SectionId {
  const [current, setCurrent] = useState<SectionId>('classification')
  useEffect(() => {
    const look = () => setCurrent(sectionInSight())
    look()
    addEventListener('scroll', look, { capture: true, passive: true })
    addEventListener('resize', look)
    return () => {
      removeEventListener('scroll', look, { capture: true })
      removeEventListener('resize', look)
    }
  }, [])
  return current
}

function sectionInSight(): SectionId {
  const passed = IDS.filter(
    (id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < READING_LINE,
  )
  const end = document.getElementById(IDS.at(-1)!)?.getBoundingClientRect().bottom ?? Infinity
  return end < innerHeight ? IDS.at(-1)! : (passed.at(-1) ?? IDS[0]!)
}
