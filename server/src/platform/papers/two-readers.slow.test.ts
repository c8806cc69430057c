import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { buildComplaint } from '../../../test/factories/complaint.ts'
import { defaultVoice } from '../../../test/default-voice.ts'
import { testApp } from '../../../test/test-app.ts'
import { drawCertificate } from '../../extensions/certificate-sheet.ts'
import { certificateWords } from '../../extensions/certificate-words.ts'
import { drawQuotation } from '../../quotations/quotation-paper.ts'
import { labelDocument } from '../../units/label-sheet.ts'
import { pagesOf } from './testing/pages-of.ts'
import { CERTIFICATE, NEPALI, QUOTATION } from './testing/sample-papers.ts'

/** With a reph, short i, conjuncts and both: what is drawn in another order than it is written. */
const PERSON = 'प्रदीप शर्मा'
const PLACE = 'कीर्तिपुर, शिक्षा मार्ग'

/** What each paper has, as a reader finds it: Devanagari as it was written, and what is drawn in its own order. */
const PAPERS: { name: string; draw: () => Promise<Uint8Array>; nepali: string[]; plain: string[] }[] = [
  {
    name: 'a certificate',
    draw: () =>
      drawCertificate({
        ...CERTIFICATE,
        ...NEPALI,
        words: certificateWords('01-4441234')(defaultVoice('ne')),
        store_name: PERSON,
        store_location: PLACE,
      }),
    nepali: ['वारेन्टी प्रमाणपत्र', `${PERSON}, ${PLACE}`, 'सिरियल नम्बर', '१७ माघ २०८२'],
    plain: ['Mixer Grinder', 'BMG-1', '2610190101', '२०८३'],
  },
  {
    name: 'a quotation',
    draw: () => drawQuotation({ ...QUOTATION, customer_name: PERSON, company: 'हिमाल मर्मत कार्यालय' }),
    nepali: [PERSON, 'हिमाल मर्मत कार्यालय', '१६ पुस २०८३', 'रु. १,२५,०००'],
    plain: ['Mixer Grinder', '9841203118', '१,२५,०००'],
  },
  {
    name: 'a sheet of labels',
    draw: async () => {
      const parts: Uint8Array[] = []
      const labels = await labelDocument((bytes) => parts.push(bytes))
      const { serial_number, address } = CERTIFICATE
      labels.add({ model_name: 'शर्मा मिक्सर', model_number: 'BMG-1', serial_number, address })
      await labels.end()
      return Buffer.concat(parts)
    },
    nepali: ['शर्मा मिक्सर'],
    plain: ['BMG-1', '2610190101'],
  },
  {
    name: 'a job sheet',
    draw: async () => {
      const { as, build, services } = await testApp({ work: false })
      const { id } = await buildComplaint(services, { problem_description: 'पंखा घुम्दैन, कार्तिक देखि' })
      await services.db
        .updateTable('complaint')
        .set({ customer_name: PERSON, customer_address: PLACE })
        .where('id', '=', id)
        .execute()
      const file = await as(await build.admin()).jobSheets.print({ query: { ids: String(id) } })
      return new Uint8Array(await file.arrayBuffer())
    },
    nepali: [PERSON, PLACE, 'पंखा घुम्दैन, कार्तिक देखि'],
    plain: ['Mixer Grinder', '31 Jan 2026 (17 Magh 2082)'],
  },
]

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ')

/** What poppler copies: it reads what goes along with the drawn letters. */
const copied = (document: Uint8Array) =>
  inOneLine(spawnSync('pdftotext', ['-raw', '-', '-'], { input: document, encoding: 'utf8' }).stdout)

const hasPoppler = spawnSync('pdftotext', ['-v']).status === 0

test.runIf(hasPoppler).each(PAPERS)('$name is searched and copied in poppler as it was written', async (paper) => {
  const text = copied(await paper.draw())
  for (const words of [...paper.nepali, ...paper.plain]) expect(text).toContain(words)
})

// It shows letters in the order in which they are drawn, whatever goes along: so Nepali words of such letters are not found there.
test.each(PAPERS)('$name has its numbers, codes and Latin words in pdf.js', async (paper) => {
  const text = inOneLine((await pagesOf(await paper.draw())).join(' '))
  for (const words of paper.plain) expect(text).toContain(words)
})
