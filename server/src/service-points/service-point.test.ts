import { expect, test } from 'vitest'
import { servicePointForm } from '../../test/factories/service-point.ts'
import { refusal, refusedWith } from '../../test/refusal.ts'
import { testApp } from '../../test/test-app.ts'

const sheet = (text: string) => new File([text], 'service-points.csv')

const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name)

test('a shop is added, read by anyone, changed and deleted, and each step is written down', async () => {
  const { as, build, services } = await testApp({ work: false })
  const admin = await build.admin()
  const office = as(admin).servicePoints
  const { message, data } = await office.add({
    body: { ...servicePointForm, district: ' kaski ', phones: '०६१-५२१०००, +977 9856012345', kind: 'Service centre' },
  })
  expect(message).toBe('Everest Home Appliances added')
  const shown = {
    ...servicePointForm,
    id: data.id,
    kind: 'service_centre',
    district: 'Kaski',
    phones: ['061-521000', '+977 9856012345'],
  }
  expect((await as().servicePoints.listPublic()).data).toEqual([shown])
  expect((await office.get({ params: { id: data.id } })).data).toEqual({
    ...shown,
    name_ne: '',
    address_ne: '',
    opens_at: '',
    closes_at: '',
    districts: [],
    days_off: [],
    visits_per_window: 3,
    version: 1,
    date_joined: data.date_joined,
  })

  await office.update({ params: { id: data.id }, body: { hours: 'Every day, 9:00 to 19:00', version: 1 } })
  expect((await as().servicePoints.listPublic()).data).toEqual([{ ...shown, hours: 'Every day, 9:00 to 19:00' }])
  const late = office.update({ params: { id: data.id }, body: { hours: 'Closed', version: 1 } })
  expect((await refusal(late))?.body).toMatchObject({ code: 'changed_meanwhile' })

  await office.delete({ params: { id: data.id } })
  expect((await as().servicePoints.listPublic()).data).toEqual([])
  expect(await refusedWith(office.delete({ params: { id: data.id } }))).toBe('404 Shop or service centre not found')
  const audit = await services.db.selectFrom('audit').select('action').orderBy('id').execute()
  expect(audit.map(({ action }) => action)).toEqual(['service_point.add', 'service_point.edit', 'service_point.delete'])
})

test('errors are refused per field; the same shop at the same address is listed once', async () => {
  const { as, build } = await testApp({ work: false })
  const office = as(await build.admin()).servicePoints
  const wrong = { kind: 'Kiosk', name: ' ', district: 'Pokhara', address: '', phones: 'call us' }
  expect((await refusal(office.add({ body: wrong })))?.body.errors).toEqual({
    kind: 'Shop or service centre is expected',
    name: 'Enter the name',
    district: 'Choose one of the 77 districts',
    address: 'Enter town and street',
    phones: 'A telephone number needs 6 to 15 digits',
  })
  await office.add({ body: servicePointForm })
  const again = await refusal(office.add({ body: { ...servicePointForm, name: 'EVEREST home appliances' } }))
  expect([again?.status, again?.body.errors]).toEqual([
    409,
    { name: 'This one is already on the list, with the same address' },
  ])
  await office.add({ body: { ...servicePointForm, address: 'Lakeside, Pokhara' } })
})

test('the list is searched, filtered and ordered; its export can be imported elsewhere', async () => {
  const { as, build } = await testApp({ work: false })
  await build.servicePoint({
    name: 'Bagmati Traders',
    district: 'Kathmandu',
    address: 'New Road',
    phones: ['01-4221000'],
  })
  await build.servicePoint({ name: 'Annapurna Store', kind: 'service_centre' })
  await build.servicePoint({ name: 'Zenith Electric', phones: ['+977 9856012345'] })
  const office = as(await build.admin()).servicePoints
  const found = async (query: object) => names((await office.list({ query })).data)
  expect(await found({})).toEqual(['Annapurna Store', 'Zenith Electric', 'Bagmati Traders'])
  expect(await found({ sort: '-name' })).toEqual(['Zenith Electric', 'Bagmati Traders', 'Annapurna Store'])
  expect(await found({ search: 'new road' })).toEqual(['Bagmati Traders'])
  expect(await found({ search: '4221000' })).toEqual(['Bagmati Traders'])
  expect(await found({ kind: 'service_centre' })).toEqual(['Annapurna Store'])
  expect(await found({ district: 'Kaski', per_page: 1 })).toEqual(['Annapurna Store'])

  const exported = await (await office.export({ query: { format: 'csv' } })).text()
  const other = await testApp({ work: false })
  const elsewhere = other.as(await other.build.admin()).servicePoints
  const { message } = await elsewhere.import({ body: { file: sheet(exported) } })
  expect(message).toBe('3 shops and service centres imported')
  expect(names((await elsewhere.listPublic()).data)).toEqual(['Annapurna Store', 'Zenith Electric', 'Bagmati Traders'])
})

test('names that differ by a vowel sign are two places, names that look alike are one', async () => {
  const { as, build } = await testApp({ work: false })
  const office = as(await build.admin()).servicePoints
  const read = (...shops: string[]) =>
    sheet(
      ['kind,name,district,address,phones,hours', ...shops.map((name) => `shop,${name},Kaski,पोखरा,061521000,`)].join(
        '\n',
      ),
    )
  const { data } = await office.import({ body: { file: read('चाँदनी', 'कमल', 'चांदनी'), dry_run: true } })
  expect(data.errors.map(({ row }) => row)).toEqual([2, 4])
  await office.import({ body: { file: read('कमल', 'कोमल') } })
  expect(names((await office.list({ query: {} })).data)).toEqual(['कमल', 'कोमल'])
})

test('an import tells its faults by row and takes all rows or none', async () => {
  const { as, build } = await testApp({ work: false })
  await build.servicePoint({ name: 'Annapurna Store' })
  const office = as(await build.admin()).servicePoints
  const file = sheet(
    [
      'kind,name,district,address,phones,hours',
      'shop,Annapurna Store,Kaski,"Chipledhunga, Pokhara",061521000,',
      'shop,Lumbini Traders,Rupandehi,Butwal,071-540000,10 to 18',
      'Service Center,Koshi Service,Morang,Biratnagar,021-520000,',
      'shop,LUMBINI traders,Rupandehi,butwal,071-540001,',
      'shop,Mechi Store,Nowhere,Bhadrapur,023-520000,',
    ].join('\n'),
  )
  const { data } = await office.import({ body: { file, dry_run: true } })
  expect(data.errors).toEqual([
    { row: 2, field: 'name', message: 'This one is already on the list, with the same address' },
    { row: 3, field: 'name', message: 'The same entry with this address is also in row 5' },
    { row: 5, field: 'name', message: 'The same entry with this address is also in row 3' },
    { row: 6, field: 'district', message: 'Choose one of the 77 districts' },
  ])
  expect(await refusedWith(office.import({ body: { file } }))).toMatch(/^422 /)
  expect((await office.list({ query: {} })).data).toHaveLength(1)
})

test('a place is read in the language of the page, its hours said from their parts', async () => {
  const { as, build } = await testApp({ work: false })
  const office = as(await build.admin()).servicePoints
  const nepali = { name_ne: 'एभरेस्ट होम', address_ne: 'चिप्लेढुङ्गा, पोखरा' }
  const times = { opens_at: '10:00', closes_at: '19:00', days_off: [6] }
  const { data } = await office.add({ body: { ...servicePointForm, ...nepali, ...times } })
  const read = async (locale: 'en' | 'ne') => (await as(undefined, locale).servicePoints.listPublic()).data[0]
  expect(await read('en')).toMatchObject({
    name: 'Everest Home Appliances',
    address: 'Chipledhunga, Pokhara',
    hours: 'Sunday to Friday, 10:00 to 19:00',
  })
  expect(await read('ne')).toMatchObject({
    name: 'एभरेस्ट होम',
    address: 'चिप्लेढुङ्गा, पोखरा',
    hours: 'आइतबारदेखि शुक्रबार, बिहान १० देखि बेलुका ७ बजेसम्म',
  })
  const change = (body: object) => office.update({ params: { id: data.id }, body: { ...body, version: 1 } })
  expect((await refusal(change({ closes_at: '09:00' })))?.body).toMatchObject({
    errors: { closes_at: 'It must close after it opens' },
  })
  expect((await refusal(change({ opens_at: '25:00' })))?.body).toMatchObject({
    errors: { opens_at: expect.any(String) },
  })
  const rows = 'kind,name,district,address,phones,Name:ne,opens_at\nshop,Two,Kaski,Lakeside,061-521000,दुई,10:00\n'
  const body = { file: sheet(rows), dry_run: true }
  expect((await office.import({ body })).data.errors).toEqual([
    { row: 2, field: 'closes_at', message: 'Enter both times, or none' },
  ])
})
