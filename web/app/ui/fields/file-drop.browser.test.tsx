import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { FileDrop, type FileDropProps } from './file-drop.tsx'
import { IMAGE_RULE } from './file-rules.ts'

const LABEL = 'Bill photo'
const input = page.getByRole('button', { name: /^Bill photo: (Add picture|Replace)$/ })

function show(props: Partial<FileDropProps> = {}) {
  render(
    <form aria-label="Form">
      <FileDrop label={LABEL} name="bill" rule={IMAGE_RULE} {...props} />
    </form>,
  )
}

const sent = () => {
  const form = new FormData(page.getByRole('form').element() as HTMLFormElement)
  return { bill: (form.get('bill') as File).name, removed: form.get('removed') }
}

async function picture(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(20, 20)
  canvas.getContext('2d')?.fillRect(5, 5, 10, 10)
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' })
}

test('a picture is shown, travels with the form, and is taken off again with the focus where it came from', async () => {
  show()
  await userEvent.upload(input, await picture('bill.png'))
  await expect.element(page.getByRole('img', { name: 'bill.png' })).toBeVisible()
  expect(sent()).toEqual({ bill: 'bill.png', removed: null })
  await page.getByRole('button', { name: 'Remove bill.png' }).click()
  await expect.element(page.getByRole('img')).not.toBeInTheDocument()
  expect(sent().bill).toBe('')
  expect(document.activeElement).toBe(input.element())
})

test('a file of another type is refused in words, and so is a picture that cannot be read', async () => {
  show()
  const note = async (text: string) => {
    await expect.element(input).toHaveAccessibleDescription(text)
  }
  await userEvent.upload(input, new File(['a,b'], 'list.csv', { type: 'text/csv' }))
  await note('list.csv is not a JPEG, PNG, WebP, AVIF or GIF file')
  await userEvent.upload(input, new File(['no picture'], 'broken.png', { type: 'image/png' }))
  await note('There was an error reading the file! broken.png may be damaged; choose another picture.')
  expect(sent().bill).toBe('')
  await userEvent.upload(input, await picture('bill.png'))
  await expect.element(page.getByRole('img', { name: 'bill.png' })).toBeVisible()
  await expect.element(page.getByText('JPEG, PNG, WebP, AVIF or GIF, up to 10 MB')).toBeVisible()
})

test('a stored file is shown until it is removed, and the form then sends the removal', async () => {
  show({ stored: URL.createObjectURL(await picture('stored.png')), removable: true })
  await expect.element(page.getByText('Replace')).toBeVisible()
  await page.getByRole('button', { name: `Remove ${LABEL}` }).click()
  expect(sent()).toEqual({ bill: '', removed: 'bill' })
  await expect.element(page.getByText('Add picture')).toBeVisible()
})
