import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/test-app.ts'

const NAMES = `अञ्जली अनिल अंकित अमृत आशा आरती इन्द्र ईश्वर उमेश ऋषि ओम कमल कमला कल्पना काली किरण कुमार कृष्ण केशव कैलाश कौशल कंचन
  क्षमा क्षितिज खगेन्द्र गंगा गणेश गीता घनश्याम चन्द्र चाँदनी चाकल छविलाल जय जंगबहादुर ज्ञानु ज्योति झलक टंक ठाकुर डम्बर ढुण्डी तारा त्रिलोचन
  दिपेश दुर्गा दुःखी दुकान धन धर्म ध्रुव नवराज निर्मला नेत्र पवन पार्वती पुष्प प्रकाश फूल बलराम बड़ा बडी बिष्णु बुद्ध ब्रह्म भरत भीम मदन माया
  मिना मोहन यज्ञ यमुना रमेश राम राम्रो राम‌राज राधा लक्ष्मी लीला वसन्त विजय शंकर शान्ति श्याम श्री संजय सङ्गीता सरिता सीता हरि हिरा
  बाटो१ बाटो2 बाटो३`.split(/\s+/)

test('names sort as ICU sorts them in Nepali, whatever the database knows of it', async () => {
  const { services } = await testApp({ work: false })
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${NAMES.toReversed()}::text[]) as name order by name_order(name), name`.execute(services.db)
  expect(rows.map(({ name }) => name)).toEqual(NAMES.toSorted(new Intl.Collator('ne', { sensitivity: 'base' }).compare))
})
