import type { ProductForOffice } from 'contract/products/endpoints'
import { m } from '#messages'
import { Card } from '../../../ui/data/card.tsx'
import { Picture } from '../../../ui/data/picture.tsx'
import { RichText } from '../../../ui/data/rich-text.tsx'
import { Tabs } from '../../../ui/data/tabs.tsx'
import { whole } from '../../../ui/format/numbers.ts'

const MOST_PICTURES = 3
const MOST_SIZING_PICTURES = 2

/** Specification, sizing and usage with their pictures; a tab is there when it has something to show. */
export function ProductTexts({ product }: { product: ProductForOffice }) {
  const { model_name, specification_images, sizing_images, usage_images } = product
  const tabs = [
    {
      title: m.products_office_specification(),
      html: product.specification,
      pictures: specification_images.slice(0, MOST_PICTURES),
    },
    { title: m.products_office_sizing(), html: product.sizing, pictures: sizing_images.slice(0, MOST_SIZING_PICTURES) },
    { title: m.products_office_usage(), html: product.usage, pictures: usage_images.slice(0, MOST_PICTURES) },
  ].filter(({ html, pictures }) => html || pictures.length > 0)
  if (tabs.length === 0) return null
  return (
    <Card className="mt-5" aria-label={m.products_office_texts()}>
      <Tabs
        label={m.products_office_texts()}
        className="px-5!"
        panelClassName="px-5 py-5"
        items={tabs.map(({ title, html, pictures }) => ({
          title,
          content: (
            <>
              {html && <RichText html={html} className="max-w-read text-xs!" />}
              {pictures.length > 0 && (
                <div className="mt-5 grid grid-cols-2 gap-3 first:mt-0 sm:grid-cols-3">
                  {pictures.map(({ id, picture }, at) => (
                    <Picture
                      key={id}
                      picture={picture}
                      alt={`${model_name}, ${title.toLowerCase()} ${whole(at + 1)}`}
                      sizes="(min-width: 40rem) 22rem, 45vw"
                      className="aspect-4/3 rounded-control"
                      imageClassName="size-full object-contain"
                    />
                  ))}
                </div>
              )}
            </>
          ),
        }))}
      />
    </Card>
  )
}
