import { expect, test } from 'vitest'
import { refusal } from '../../test/refusal.ts'
import { records } from './testing/versioned-records.ts'

test('categories, sub-categories and packages: only what is sent changes, and a late version is refused with the row as it is', async () => {
  for (const { field, read, update, events } of await records()) {
    const [before, told] = [await read(), await events()]
    await update({ version: before.version, [field]: 'Renamed' })
    const now = await read()
    expect(now).toEqual({ ...before, [field]: 'Renamed', version: Number(before.version) + 1 })
    const late = await refusal(update({ version: before.version, [field]: 'Late' }))
    expect([late?.status, late?.body.code, late?.body.current]).toEqual([409, 'changed_meanwhile', now])
    expect(await events()).toBe(told + 1)
  }
})

test('categories, sub-categories and packages: sending stored values changes nothing and is not in the history', async () => {
  for (const { read, update, events } of await records()) {
    const [before, told] = [await read(), await events()]
    // The whole form, as older clients send it.
    await update({ ...before, version: undefined, ...WITHOUT_PICTURES })
    expect(await read()).toEqual(before)
    await update({ version: before.version })
    expect([await read(), await events()]).toEqual([before, told])
  }
})
const WITHOUT_PICTURES = { image: undefined, banner: undefined }

test('categories, sub-categories and packages: without a version the whole form is expected', async () => {
  for (const { field, update } of await records())
    expect((await refusal(update({})))?.body.errors).toHaveProperty(field)
})
