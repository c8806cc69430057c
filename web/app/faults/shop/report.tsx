import { MY_PRODUCTS, SERVICE } from 'contract/core/paths'
import { useEffect, useEffectEvent, useState } from 'react'
import { Form, useLocation } from 'react-router'
import { PhoneInput } from '../../ui/fields/phone-input.tsx'
import { brand } from '../../brand/brand.tsx'
import { useRefusal } from '../../forms/use-refusal.ts'
import { useSingleSubmit } from '../../forms/use-single-submit.ts'
import { UploadFoot } from '../../forms/upload-foot.tsx'
import { ProblemChoices } from '../../complaints/problem-choices.tsx'
import { BackLink } from '../../portal/back-link.tsx'
import { DraftNote } from '../../forms/draft-note.tsx'
import { useDraft, type FormDraft } from '../../forms/use-draft.ts'
import { FormGroup } from '../../portal/form-group.tsx'
import { SerialField } from '../../registrations/portal/serial-field.tsx'
import { useVisitor } from '../../session/profile.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { TextLink } from '../../ui/buttons/text-link.tsx'
import { RichMessage } from '../../ui/format/rich-message.tsx'
import { DistrictSelect } from '../../ui/fields/district-select.tsx'
import { FieldGroup } from '../../ui/fields/field-group.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { FileDrop } from '../../ui/fields/file-drop.tsx'
import { PHOTO_RULE } from '../../ui/fields/file-rules.ts'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { Textarea } from '../../ui/fields/textarea.tsx'
import { PurchaseDateField } from '../../registrations/purchase-date-field.tsx'
import { ScanButton } from '../../units/portal/scan-button.tsx'
import { NOTHING_SCANNED, useScannedFields } from '../../units/portal/use-scanned-fields.ts'
import type { ScannedFields } from '../../units/portal/use-scanned-unit.ts'
import { CallCentre } from '../../complaints/call-centre.tsx'
import { isRefusal } from '../../forms/refusal.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { ApplianceChoice } from './appliance-choice.tsx'
import { CodeStep } from './code-step.tsx'
import { PasswordStep } from './password-step.tsx'
import { isNextStep, loadReportCheck } from './send-report.ts'
import { m } from '#messages'

/** The form, replaced by the code or password step once it is complete. It stays mounted, so nothing is lost on the way back. */
export function Report({ result }: { result: unknown }) {
  const next = isNextStep(result) ? result : undefined
  const { pathname, search } = useLocation()
  const draft = useDraft(pathname + search)
  return (
    <>
      {next?.step === 'code' && <CodeStep result={next.refusal} />}
      {next?.step === 'password' && <PasswordStep result={next.refusal} />}
      <div hidden={next !== undefined}>
        <BackLink to={SERVICE}>{m.faults_service()}</BackLink>
        <h1 className="mt-3 text-title">{m.faults_title()}</h1>
        <p className="mt-3 max-w-[34em] text-ink-2">
          <RichMessage
            parts={m.faults_intro.parts()}
            tags={{ mine: (text) => <TextLink to={MY_PRODUCTS}>{text}</TextLink> }}
          />
        </p>
        <ReportForm key={draft.key} result={result} kept={draft} />
      </div>
    </>
  )
}

function ReportForm({ result, kept }: { result: unknown; kept: FormDraft }) {
  const { form, errorOf, onChange, forget } = useRefusal(result)
  const draft = kept.texts
  const isGuest = useVisitor().state !== 'in'
  const [scanned, addScan] = useScannedFields()
  const [subCategory, setSubCategory] = useState('')
  const [hasNoNumber, setNoNumber] = useState(draft.no_number === 'true')
  const fields: Record<string, string | undefined> = { ...draft, ...scanned.fields }

  const keepChosen = () => form.current && kept.keep(form.current)
  const keepScanned = useEffectEvent(keepChosen)
  useEffect(() => {
    // Loaded early, so that the form can be validated without a connection.
    void loadReportCheck().catch(() => undefined)
  }, [])
  useEffect(() => {
    if (scanned !== NOTHING_SCANNED) keepScanned()
  }, [scanned])

  const fill = (found: ScannedFields) => {
    forget(...Object.keys(found))
    addScan(found)
  }
  return (
    <Form
      ref={form}
      method="post"
      encType="multipart/form-data"
      noValidate
      aria-label={m.faults_title()}
      onSubmit={useSingleSubmit()}
      onChange={(event) => {
        onChange(event)
        kept.onChange(event)
      }}
    >
      <DraftNote draft={kept} />
      <FormGroup legend={m.faults_product()}>
        <div className="sm:col-span-2">
          <ScanButton onFields={fill} />
          <p className="mt-2 text-xs text-ink-2">{m.faults_scan_help()}</p>
        </div>
        <ApplianceChoice
          key={scanned.models}
          initial={{
            sub_category_id: scanned.models > 0 ? '' : (draft.sub_category_id ?? ''),
            model_name: fields.model_name ?? '',
            model_num: fields.model_num ?? '',
          }}
          errorOf={errorOf}
          onKind={(kind) => {
            setSubCategory(kind)
            if (kind !== '') forget('sub_category_id', 'model_name')
          }}
          onChosen={keepChosen}
        />
        <div className="sm:col-span-2">
          {!hasNoNumber && (
            <SerialField
              key={scanned.serials}
              defaultValue={fields.serial_number}
              help={m.faults_serial_help()}
              error={errorOf('serial_number')}
              check={!isGuest}
              onFields={fill}
            />
          )}
          <Checkbox
            name="no_number"
            value="true"
            checked={hasNoNumber}
            onChange={({ currentTarget }) => {
              setNoNumber(currentTarget.checked)
              forget('serial_number')
            }}
          >
            {m.faults_no_number()}
            {hasNoNumber && <span className="mt-0.5 block text-xs text-ink-2">{m.faults_no_number_text()}</span>}
          </Checkbox>
        </div>
      </FormGroup>
      <FormGroup legend={m.faults_fault()} className="">
        <FieldGroup label={m.faults_what()} error={errorOf('problem_type')}>
          <ProblemChoices subCategory={subCategory} chosen={draft.problem_type} />
        </FieldGroup>
        <Field label={m.faults_more()} help={m.faults_more_help()} error={errorOf('problem_description')}>
          <Textarea name="problem_description" rows={3} maxLength={2000} defaultValue={draft.problem_description} />
        </Field>
        <FileDrop
          label={m.faults_picture()}
          name="photo"
          rule={PHOTO_RULE}
          help={m.faults_picture_help()}
          error={errorOf('photo')}
        />
      </FormGroup>
      {isGuest && <Sender draft={draft} errorOf={errorOf} />}
      <FormGroup legend={m.faults_if_known()} text={m.faults_if_known_text()}>
        <PurchaseDateField defaultValue={fields.purchase_date} error={errorOf('purchase_date')} />
        <FileDrop
          label={m.faults_bill()}
          name="bill_image_one"
          rule={PHOTO_RULE}
          help={m.faults_bill_help()}
          error={errorOf('bill_image_one')}
        />
      </FormGroup>
      <UploadFoot verb={m.faults_send()} busyLabel={m.faults_sending()} result={result}>
        <ButtonLink to={SERVICE} variant="line" size="lg">
          {m.ui_cancel()}
        </ButtonLink>
      </UploadFoot>
      {isRefusal(result) && (
        <div className="mt-4">
          <CallCentre />
        </div>
      )}
      {isGuest && (
        <p className="mt-4 text-xs text-ink-2">
          <RichMessage
            parts={m.faults_agree.parts()}
            tags={{
              terms: (text) => <TextLink to={brand.legal.terms}>{text}</TextLink>,
              privacy: (text) => <TextLink to={brand.legal.privacy}>{text}</TextLink>,
            }}
          />
        </p>
      )}
    </Form>
  )
}

interface SenderProps {
  draft: Record<string, string>
  errorOf: (field: string) => string | undefined
}

const Sender = ({ draft, errorOf }: SenderProps) => (
  <FormGroup legend={m.faults_where()}>
    <Field label={m.faults_name()} error={errorOf('name')}>
      <TextInput name="name" autoComplete="name" maxLength={200} defaultValue={draft.name} />
    </Field>
    <Field label={m.faults_mobile()} error={errorOf('contact')}>
      <PhoneInput name="contact" defaultValue={draft.contact} />
    </Field>
    <Field label={m.faults_district()} error={errorOf('district')}>
      <DistrictSelect name="district" defaultValue={draft.district ?? ''} />
    </Field>
    <Field label={m.faults_address()} error={errorOf('customerAddress')}>
      <TextInput
        name="customerAddress"
        autoComplete="street-address"
        placeholder={m.faults_address_example()}
        defaultValue={draft.customerAddress}
      />
    </Field>
  </FormGroup>
)
