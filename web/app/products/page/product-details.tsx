import type { Product } from 'contract/products/endpoints'
import { Picture } from '../../ui/data/picture.tsx'
import { RichText } from '../../ui/data/rich-text.tsx'
import { Tabs } from '../../ui/data/tabs.tsx'
import { m } from '#messages'
import { whole } from '../../ui/format/numbers.ts'

/** Specification, sizing and usage, each with its pictures. */
export function ProductDetails({ product }: { product: Product }) {
  const tabs = [
    { title: m.products_specification(), html: product.specification, pictures: product.specification_images, most: 3 },
    { title: m.products_sizing(), html: product.sizing, pictures: product.sizing_images, most: 2 },
    { title: m.products_usage(), html: product.usage, pictures: product.usage_images, most: 3 },
  ].filter(({ html, pictures }) => html || pictures.length > 0)
  if (tabs.length === 0) return null
  return (
    <section className="below-fold border-t border-line" aria-label={m.products_details()}>
      <Tabs
        label={m.products_details()}
        className="px-5! lg:gap-4 lg:px-[max(2.5rem,calc((100vw-82rem)/2+2.5rem))]!"
        panelClassName="mx-auto max-w-shop px-5 py-10 lg:px-10 lg:py-20"
        items={tabs.map(({ title, html, pictures, most }) => ({
          title,
          content: (
            <div className={pictures.length > 0 ? 'grid gap-x-16 gap-y-8 lg:grid-cols-[5fr_7fr]' : 'max-w-read'}>
              <div>
                <h2 className="text-heading lg:text-title">{title}</h2>
                <RichText
                  html={html}
                  className="mt-5 text-base! lg:mt-7 [&_li]:mt-0! [&_li]:border-t [&_li]:border-line [&_li]:py-3.5 [&_li]:text-sm [&_li]:last:border-b [&_ul]:list-none! [&_ul]:pl-0!"
                />
              </div>
              <Pictures name={`${product.model_name}, ${title.toLowerCase()}`} pictures={pictures.slice(0, most)} />
            </div>
          ),
        }))}
      />
    </section>
  )
}

/** One full-width item with up to two below it. */
function Pictures({ name, pictures }: { name: string; pictures: Product['images'] }) {
  if (pictures.length === 0) return null
  const odd = pictures.length % 2 === 1
  return (
    <div className="grid grid-cols-2 gap-3 lg:gap-4">
      {pictures.map(({ picture }, at) => {
        const wide = odd && at === 0
        return (
          <Picture
            key={picture.src}
            picture={picture}
            alt={`${name} ${whole(at + 1)}`}
            sizes={wide ? '(min-width: 64rem) 43rem, 90vw' : '(min-width: 64rem) 21rem, 45vw'}
            className={`rounded-ground ${wide ? 'col-span-2 aspect-16/9' : 'aspect-square'}`}
            imageClassName="size-full object-cover"
          />
        )
      })}
    </div>
  )
}
