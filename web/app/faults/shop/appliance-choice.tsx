import type { FaultList } from 'contract/faults/endpoints'
import { canonicalCode } from 'contract/core/texts/canonical'
import { includesTyped } from 'contract/core/texts/folded'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { areOnTheirWay, kindName, useKinds } from '../../complaints/fault-choices.ts'
import { modelByNumber } from '../../products/model-by-number.ts'
import { useSuggestions } from '../../products/use-suggestions.ts'
import { ModelFields } from '../../registrations/model-fields.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { FieldGroup } from '../../ui/fields/field-group.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { KindTile, ModelTile, MoreTile } from './appliance-tiles.tsx'
import { useModels, type Model } from './use-models.ts'
import { m } from '#messages'

/** Those with most models are shown before the rest is asked for; with the tile for it they fill three rows of a phone. */
const FIRST_KINDS = 8
/** As many models are shown before the rest is asked for. */
const FIRST_MODELS = 6

const UNKNOWN: Model = { model_name: '', model_num: '' }

export interface Appliance {
  /** the id of the kind, or empty */
  sub_category_id: string
  /** empty while it is not known */
  model_name: string
  model_num: string
}

export interface ApplianceChoiceProps {
  initial: Appliance
  errorOf: (field: string) => string | undefined
  /** called with the name of the kind, empty while none is known */
  onKind: (subCategory: string) => void
  /** called after each choice, when the form has the new values */
  onChosen: () => void
}

/** What stands there: its kind by name or picture, then the model, as far as anybody knows it. */
export function ApplianceChoice({ initial, errorOf, onKind, onChosen }: ApplianceChoiceProps) {
  const kinds = useKinds()
  const [appliance, setAppliance] = useState(initial)
  const kind = kinds.find(({ id }) => String(id) === appliance.sub_category_id)
  const tellKind = useEffectEvent(onKind)
  const name = kind?.name ?? ''
  useEffect(() => tellKind(name), [name])
  const [first] = useState(appliance)
  const tellChosen = useEffectEvent(onChosen)
  useEffect(() => {
    if (appliance !== first) tellChosen()
  }, [appliance, first])

  // A scanned plate names the model alone.
  const { sub_category_id, model_num } = appliance
  useEffect(() => {
    const find = async () => {
      const found = await modelByNumber(model_num)
      if (found) setAppliance((now) => ({ ...now, sub_category_id: String(found.sub_category_id) }))
    }
    if (sub_category_id === '' && model_num !== '') void find()
  }, [sub_category_id, model_num])

  if (!kind)
    return (
      <>
        <input type="hidden" name="model_num" value={appliance.model_num} />
        <KindChoice
          kinds={kinds}
          typed={appliance.model_name}
          error={errorOf('sub_category_id') ?? errorOf('model_name')}
          choose={setAppliance}
        />
      </>
    )
  return (
    <>
      <input type="hidden" name="sub_category_id" value={kind.id} />
      <div className="sm:col-span-2">
        <p className="mb-1.5 text-xs font-medium">{m.faults_what_is_it()}</p>
        <div className="flex items-center gap-3">
          <KindTile kind={kind} name={kindName(kind)} isChosen />
          <Button variant="line" size="sm" onClick={() => setAppliance({ ...UNKNOWN, sub_category_id: '' })}>
            {m.faults_another_kind()}
          </Button>
        </div>
      </div>
      <ModelChoice
        key={kind.id}
        kind={kind.id}
        chosen={appliance}
        errorOf={errorOf}
        choose={(model) => setAppliance({ ...appliance, ...model })}
      />
    </>
  )
}

interface KindChoiceProps {
  kinds: readonly FaultList[]
  typed: string
  error: string | undefined
  choose: (appliance: Appliance) => void
}

/** Kinds of appliances to tap, fewer with each letter. What is typed is sent as it stands if nothing is tapped. */
function KindChoice({ kinds, typed, error, choose }: KindChoiceProps) {
  const [words, setWords] = useState(typed)
  const input = useRef<HTMLInputElement>(null)
  // Keeps what was typed before the script loaded.
  const catchUp = useEffectEvent(() => setWords(input.current?.value ?? ''))
  useEffect(() => catchUp(), [])
  // The catalogue knows spellings and model names that no tile has.
  const suggestions = useSuggestions(words, { offSale: true })
  const found = new Set(suggestions.map(({ sub_category }) => sub_category))
  const [showsAll, showAll] = useState(false)
  const fitting = kinds.filter(
    (kind) =>
      found.has(kind.name) || found.has(kind.name_ne) || namesOf(kind).some((name) => includesTyped(name, words)),
  )
  const shown =
    showsAll || words.trim() !== ''
      ? fitting
      : fitting.toSorted((a, b) => b.total_products - a.total_products).slice(0, FIRST_KINDS)
  const models = suggestions.flatMap((model) => {
    const kind = kinds.find((one) => [one.name, one.name_ne].includes(model.sub_category))
    return kind && isMeant(model, words) ? [{ ...model, kind }] : []
  })
  return (
    <div className="sm:col-span-2">
      <Field label={m.faults_what_is_it()} help={m.faults_what_help()} error={error}>
        <TextInput
          ref={input}
          name="model_name"
          value={words}
          maxLength={200}
          autoComplete="off"
          placeholder={m.faults_what_example()}
          onChange={({ target }) => setWords(target.value)}
        />
      </Field>
      {models.length > 0 && (
        <div className="mt-3 grid gap-2 sm:grid-cols-2">
          {models.map(({ id, kind, model_name, model_num, picture }) => (
            <ModelTile
              key={id}
              title={model_name}
              text={model_num}
              picture={picture}
              checked={false}
              onChoose={() => choose({ sub_category_id: String(kind.id), model_name, model_num })}
            />
          ))}
        </div>
      )}
      <ul
        className="mt-3 grid grid-cols-3 gap-2 sm:grid-cols-5"
        aria-label={m.faults_kinds()}
        aria-busy={areOnTheirWay(kinds)}
      >
        {areOnTheirWay(kinds) &&
          Array.from({ length: FIRST_KINDS + 1 }, (_, at) => (
            <li key={at}>
              <Skeleton pale className="h-28" />
            </li>
          ))}
        {shown.map((kind) => (
          <li key={kind.id}>
            <KindTile
              kind={kind}
              name={kindName(kind)}
              onChoose={() => choose({ ...UNKNOWN, sub_category_id: String(kind.id) })}
            />
          </li>
        ))}
        {shown.length > 0 && shown.length < fitting.length && (
          <li>
            <MoreTile onChoose={() => showAll(true)}>{m.faults_all_kinds()}</MoreTile>
          </li>
        )}
      </ul>
      {kinds.length > 0 && shown.length === 0 && (
        <p role="status" className="mt-3 text-xs text-ink-2">
          {m.faults_no_kind()}
        </p>
      )}
    </div>
  )
}

interface ModelChoiceProps {
  kind: number
  chosen: Model
  errorOf: (field: string) => string | undefined
  choose: (model: Model) => void
}

/** The models of a kind with their pictures, none as long as nobody knows, or one that is typed. */
function ModelChoice({ kind, chosen, errorOf, choose }: ModelChoiceProps) {
  const models = useModels(kind)
  const isListed = models.some(({ model_num }) => model_num === chosen.model_num)
  const [isTyped, setTyped] = useState(false)
  const [showsAll, showAll] = useState(false)
  const hasOther = isTyped || (models.length > 0 && !isListed && chosen.model_name + chosen.model_num !== '')
  const shown = showsAll
    ? models
    : models.filter((model, at) => at < FIRST_MODELS || model.model_num === chosen.model_num)
  return (
    <FieldGroup label={m.faults_which_model()} className="sm:col-span-2" error={errorOf('model_num')}>
      {!hasOther && (
        <>
          <input type="hidden" name="model_name" value={chosen.model_name} />
          <input type="hidden" name="model_num" value={chosen.model_num} />
        </>
      )}
      <div className="grid gap-2 sm:grid-cols-2">
        <ModelTile
          title={m.faults_model_unknown()}
          checked={!hasOther && !isListed}
          onChoose={() => {
            setTyped(false)
            choose(UNKNOWN)
          }}
        />
        {shown.map(({ id, model_name, model_num, picture }) => (
          <ModelTile
            key={id}
            title={model_name}
            text={model_num}
            picture={picture}
            checked={!isTyped && model_num === chosen.model_num}
            onChoose={() => {
              setTyped(false)
              choose({ model_name, model_num })
            }}
          />
        ))}
        <ModelTile title={m.faults_other_model()} checked={hasOther} onChoose={() => setTyped(true)} />
      </div>
      {shown.length < models.length && (
        <Button variant="line" size="sm" className="mt-2" onClick={() => showAll(true)}>
          {m.faults_all_models()}
        </Button>
      )}
      {hasOther && (
        <div className="mt-3 grid gap-5 sm:grid-cols-2">
          <ModelFields initial={isListed ? UNKNOWN : chosen} errorOf={errorOf} />
        </div>
      )}
    </FieldGroup>
  )
}

/** Whether the words are from the name or number of a model, not of its kind. */
const isMeant = ({ model_name, model_num }: Model, words: string): boolean =>
  includesTyped(model_name, words) || canonicalCode(model_num).includes(canonicalCode(words))

const namesOf = ({ name, name_ne, words }: FaultList): string[] => [name, name_ne, ...words]
