/**
 * Runs in the browser as its own source, in the head of each page. The brand's Devanagari letters (88 KB) would compete
 * with what a first page needs on a slow line, and come too late to be shown in it. So that page shows the system's and fetches
 * them once it is complete and painted; later ones have them at once: `html[data-devanagari]` says so.
 */
export default function brandDevanagari(): void {
  const root = document.documentElement
  const key = 'devanagari'
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  const fetchLetters = async () => {
    const found = await document.fonts.load("1em 'Anek Devanagari letters'", 'क')
    if (found.length > 0) localStorage.setItem(key, '1')
  }
  try {
    if (localStorage.getItem(key)) root.dataset['devanagari'] = ''
    else if (root.lang === 'ne' && !connection?.saveData)
      addEventListener('load', () => requestAnimationFrame(() => setTimeout(() => fetchLetters().catch(() => {}))))
  } catch {
    // A browser that stores nothing keeps the system's letters.
  }
}
