import { PRODUCT_LIST } from 'contract/core/office-paths'
import { productPath } from 'contract/core/paths'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ExternalLink from 'lucide-react/icons/external-link'
import { useState, type FormEvent, type ReactNode } from 'react'
import { Form, useSubmit } from 'react-router'
import type { ProductForOffice } from 'contract/products/endpoints'
import { m } from '#messages'
import { brand } from '../../../brand/brand.tsx'
import { ClashDialog } from '../../../changes/clash-dialog.tsx'
import { SeenBefore } from '../../../changes/seen-before.tsx'
import { LeaveGuard } from '../../../forms/leave-guard.tsx'
import { isRefusal } from '../../../forms/refusal.ts'
import { useRefusal } from '../../../forms/use-refusal.ts'
import { useSaving } from '../../../forms/use-saving.ts'
import { useSingleSubmit } from '../../../forms/use-single-submit.ts'
import { History } from '../../../history/history.tsx'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { useLeftAt } from '../../../office/use-trails.ts'
import { IconLink } from '../../../ui/buttons/icon-link.tsx'
import { ColourField } from './colour-field.tsx'
import { ContentFields } from './content-fields.tsx'
import type { FieldsProps } from './fields-props.ts'
import { FormSection } from './form-section.tsx'
import { MediaFields } from '../pictures/media-fields.tsx'
import { BasicFields, DetailFields } from './product-fields.tsx'
import { SaveBar } from './save-bar.tsx'
import { SectionLinks } from './section-links.tsx'
import { SizeField } from './size-field.tsx'

export interface ProductFormProps {
  title: string
  /** on the button */
  verb: string
  /** the action's result */
  result: unknown
  /** the product as it is stored, with a number that is new each time it was read */
  saved?: { row: ProductForOffice; version: number }
  /** category and sub-category */
  children: (form: FieldsProps) => ReactNode
}

/** The product form: it keeps a draft until saved, and asks before discarding it. */
export function ProductForm({ title, verb, result, saved, children }: ProductFormProps) {
  const { form, errorOf, onChange, forget } = useRefusal(result, { saysInvalid: true })
  const [changed, setChanged] = useState<{ from: unknown }>()
  // Discarding changes also clears their errors.
  const [start, setStart] = useState<{ round: number; forgotten: unknown }>({ round: 0, forgotten: undefined })
  const isChanged = changed !== undefined && changed.from === saved?.version
  const refusal = isRefusal(result) && result !== start.forgotten ? result : undefined

  const saving = useSaving(result)
  const submit = useSubmit()
  const onSubmit = useSingleSubmit((target) => submit(target, { preventScrollReset: true }))

  const markChanged = () => setChanged({ from: saved?.version })
  const fields: FieldsProps = {
    product: saved?.row,
    errorOf: (field) => (refusal ? errorOf(field) : undefined),
    onChanged: (field) => {
      forget(field)
      markChanged()
    },
  }
  const changeInput = (event: FormEvent<HTMLFormElement>) => {
    // The fields of a dialog have no name: they are not of this form.
    if (!(event.target as HTMLInputElement).name) return
    onChange(event)
    markChanged()
  }
  const discard = () => {
    setStart({ round: start.round + 1, forgotten: result })
    setChanged(undefined)
  }
  return (
    <div className="grow">
      <title>{`${title} | ${brand.name}`}</title>
      <LeaveGuard when={isChanged} />
      <FormHead title={title} product={saved?.row} />
      <Form
        ref={form}
        method="post"
        encType="multipart/form-data"
        noValidate
        aria-label={title}
        onSubmit={onSubmit}
        onChange={changeInput}
      >
        {saved && <SeenBefore row={saved.row} />}
        <div className="min-[87rem]:grid min-[87rem]:grid-cols-[minmax(0,1fr)_11rem] min-[87rem]:gap-12 min-[87rem]:px-8">
          <SectionLinks />
          <div
            key={`${saved?.version} ${start.round}`}
            inert={saving}
            className="px-4 lg:px-8 min-[87rem]:px-0 [&_:is(input,select)]:scroll-mt-36 [&_:is(input,select)]:scroll-mb-28"
          >
            <FormSection id="classification">{children(fields)}</FormSection>
            <FormSection id="basic">
              <BasicFields {...fields} />
            </FormSection>
            <FormSection id="details">
              <DetailFields {...fields} />
            </FormSection>
            <FormSection id="variants">
              <ColourField {...fields} />
              <SizeField {...fields} />
            </FormSection>
            <FormSection id="content">
              <ContentFields {...fields} />
            </FormSection>
            <FormSection id="media">
              <MediaFields {...fields} />
            </FormSection>
            {saved && <History subject="product" id={saved.row.id} className="mb-8" />}
          </div>
        </div>
        <SaveBar
          verb={verb}
          isChanged={isChanged}
          wrong={Object.keys(refusal?.errors ?? {}).filter((field) => errorOf(field)).length}
          refusal={refusal}
          onDiscard={discard}
        />
      </Form>
      <ClashDialog result={refusal} form={form} />
    </div>
  )
}

const FormHead = ({ title, product }: { title: string; product: ProductForOffice | undefined }) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-5 lg:px-8">
    <IconLink to={useLeftAt(PRODUCT_LIST)} label={m.products_office_back()} className="-ml-2">
      <ArrowLeft />
    </IconLink>
    <div className="min-w-0">
      <h1 className="text-heading">{title}</h1>
      {product && (
        <p className="text-xs break-words text-ink-3 tabular-nums">
          {product.model_name}, {product.model_num}
        </p>
      )}
    </div>
    {product && (
      <ButtonLink to={productPath(product)} target="_blank" variant="line" size="sm" className="ml-auto max-sm:hidden">
        <ExternalLink />
        {m.products_office_view_in_shop()}
      </ButtonLink>
    )}
  </div>
)
