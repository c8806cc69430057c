/** A tab; the selected one has the lamp below it, by different attributes for links and for panels. */
const TAB = 'relative flex h-14 shrink-0 items-center gap-2 px-3 text-sm text-ink-2 first:-ml-3 hover:text-ink'

export const TAB_BUTTON = `${TAB} aria-selected:font-medium aria-selected:text-ink aria-selected:after:absolute aria-selected:after:inset-x-3 aria-selected:after:-bottom-px aria-selected:after:h-0.5 aria-selected:after:bg-lamp`

export const TAB_LINK = `${TAB} aria-[current=page]:font-medium aria-[current=page]:text-ink aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-3 aria-[current=page]:after:-bottom-px aria-[current=page]:after:h-0.5 aria-[current=page]:after:bg-lamp`

/** Scrolls sideways when there are many tabs; the focus ring is inset, so that it is not cut off. */
export const TAB_STRIP = 'strip flex border-b border-line px-3 *:focus-visible:-outline-offset-4'
