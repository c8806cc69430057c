/**
 * Runs in the head of each page. The brand's Devanagari letters (88 KB) would compete with what a first page needs on a slow
 * line, and come too late to be shown in it. So that page shows the system's and fetches them a second after it is complete,
 * when it has surely been painted; later ones have them at once: `html[data-devanagari]` says so. The key is one of the device
 * (stored.ts), which outlives sessions; a browser that stores nothing keeps the system's letters.
 */
export const USE_BRAND_DEVANAGARI = `
try {
  const root = document.documentElement
  if (localStorage.getItem(\`device/devanagari\`)) root.dataset.devanagari = \`\`
  else if (root.lang === \`ne\` ? !navigator.connection?.saveData : false) addEventListener(\`load\`, function () {
    setTimeout(async function () {
      const found = await document.fonts.load(\`1em Anek Devanagari letters\`, \`क\`).catch(function () { return [] })
      if (found.length) localStorage.setItem(\`device/devanagari\`, \`1\`)
    }, 1000)
  })
} catch {}
`
