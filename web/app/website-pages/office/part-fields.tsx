import type { PageParts } from 'contract/website-pages/parts'
import { WORDS_MAX, type InBoth, type PartName } from 'contract/website-pages/words'
import { useContext, type ReactNode } from 'react'
import { m } from '#messages'
import { DateField } from '../../ui/fields/date-field.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { isoToday } from '../../ui/format/dates.ts'
import { EditingContext } from './editing.ts'
import { PartList } from './part-list.tsx'
import { RichWordsField } from './rich-words-field.tsx'
import { WordsField, type WordsFieldProps } from './words-field.tsx'

export interface PartFieldsProps {
  part: PartName
  parts: Partial<PageParts>
  /** by what is there at that moment, because editors of rich text tell of it later */
  onChange: (change: (parts: Partial<PageParts>) => Partial<PageParts>) => void
}

const NONE: InBoth = { en: '', ne: '' }

/** The fields of one part of a page. */
export function PartFields({ part, parts, onChange }: PartFieldsProps): ReactNode {
  const set = <Name extends PartName>(name: Name, value: PageParts[Name]) =>
    onChange((before) => ({ ...before, [name]: value }))
  switch (part) {
    case 'hero': {
      const hero = parts.hero!
      return (
        <>
          <WordsOf
            path="hero"
            item={hero}
            fields={[
              ['heading', m.pages_heading(), 'title'],
              ['text', m.pages_text(), 'line'],
              ['button', m.pages_button(), 'label'],
            ]}
            onChange={(words) => set('hero', words)}
          />
          <LinkField
            path="hero.link"
            part="hero"
            value={hero.link}
            onChange={(link) => set('hero', { ...hero, link })}
          />
        </>
      )
    }
    case 'facts':
      return (
        <PartList
          part="facts"
          items={parts.facts!}
          empty={{ label: NONE, value: NONE }}
          onChange={(facts) => set('facts', facts)}
        >
          {(item, path, change) => (
            <WordsOf
              path={path}
              item={item}
              fields={[
                ['label', m.pages_label(), 'label'],
                ['value', m.pages_value(), 'label'],
              ]}
              onChange={change}
            />
          )}
        </PartList>
      )
    case 'milestones':
      return (
        <PartList
          part="milestones"
          items={parts.milestones!}
          empty={{ year: Number(isoToday().slice(0, 4)), text: NONE }}
          onChange={(milestones) => set('milestones', milestones)}
        >
          {(item, path, change) => (
            <>
              <YearField path={`${path}.year`} value={item.year} onChange={(year) => change({ ...item, year })} />
              <WordsOf path={path} item={item} fields={[['text', m.pages_text(), 'line']]} onChange={change} />
            </>
          )}
        </PartList>
      )
    case 'banners':
      return (
        <PartList
          part="banners"
          items={parts.banners!}
          empty={{ text: NONE, link: '', from: '', until: '' }}
          onChange={(banners) => set('banners', banners)}
        >
          {(item, path, change) => (
            <>
              <WordsOf path={path} item={item} fields={[['text', m.pages_text(), 'line']]} onChange={change} />
              <LinkField path={`${path}.link`} value={item.link} onChange={(link) => change({ ...item, link })} />
              <DayField
                path={`${path}.from`}
                label={m.pages_from_day()}
                value={item.from}
                onChange={(from) => change({ ...item, from })}
              />
              <DayField
                path={`${path}.until`}
                label={m.pages_until_day()}
                value={item.until}
                onChange={(until) => change({ ...item, until })}
              />
            </>
          )}
        </PartList>
      )
    case 'opening':
      return (
        <WordsOf
          path="opening"
          item={parts.opening!}
          fields={[
            ['heading', m.pages_heading(), 'title'],
            ['text', m.pages_text(), 'line'],
          ]}
          onChange={(opening) => set('opening', opening)}
        />
      )
    case 'story': {
      const story = parts.story!
      return (
        <>
          <WordsField
            path="story.heading"
            label={m.pages_heading()}
            longest="title"
            value={story.heading}
            onChange={(heading) => set('story', { ...story, heading })}
          />
          <RichWordsField
            path="story.text"
            label={m.pages_text()}
            value={story.text}
            onChange={(language, html) =>
              onChange((before) => ({
                ...before,
                story: { ...before.story!, text: { ...before.story!.text, [language]: html } },
              }))
            }
          />
        </>
      )
    }
    case 'document': {
      const document = parts.document!
      return (
        <>
          <WordsOf
            path="document"
            item={document}
            fields={[
              ['title', m.pages_heading(), 'title'],
              ['intro', m.pages_intro(), 'line'],
            ]}
            onChange={(words) => set('document', words)}
          />
          <Field label={m.pages_version()} help={m.pages_version_help()}>
            <TextInput
              name="document.version"
              value={document.version}
              maxLength={WORDS_MAX.version}
              autoComplete="off"
              onChange={({ currentTarget }) => set('document', { ...document, version: currentTarget.value })}
            />
          </Field>
          <DayField
            path="document.day"
            part="document"
            label={m.pages_day()}
            value={document.day}
            onChange={(day) => set('document', { ...document, day })}
          />
        </>
      )
    }
    case 'clauses':
      return (
        <RichWordsField
          path="clauses"
          label={m.pages_clauses()}
          help={m.pages_clauses_help()}
          value={parts.clauses!}
          onChange={(language, html) =>
            onChange((before) => ({ ...before, clauses: { ...before.clauses!, [language]: html } }))
          }
        />
      )
    default:
      return (
        <PartList
          part={part}
          items={parts[part]!}
          empty={{ title: NONE, text: NONE }}
          onChange={(items) => set(part, items)}
        >
          {(item, path, change) => (
            <WordsOf
              path={path}
              item={item}
              fields={[
                ['title', part === 'questions' ? m.pages_question() : m.pages_heading(), 'title'],
                ['text', part === 'questions' ? m.pages_answer() : m.pages_text(), 'paragraph'],
              ]}
              onChange={change}
            />
          )}
        </PartList>
      )
  }
}

/** The names of the fields that have a text in each language. */
type TextIn<Item> = { [Name in keyof Item]: Item[Name] extends InBoth ? Name : never }[keyof Item] & string

interface WordsOfProps<Item extends object> {
  /** of the item, in the parts of the page */
  path: string
  item: Item
  fields: readonly (readonly [name: TextIn<Item>, label: string, longest: WordsFieldProps['longest']])[]
  onChange: (item: Item) => void
}

/** The texts of a part, or of one thing in its list. */
const WordsOf = <Item extends object>({ path, item, fields, onChange }: WordsOfProps<Item>) =>
  fields.map(([name, label, longest]) => (
    <WordsField
      key={name}
      path={`${path}.${name}`}
      label={label}
      longest={longest}
      value={item[name] as InBoth}
      onChange={(words) => onChange({ ...item, [name]: words })}
    />
  ))

interface PlainFieldProps<Value> {
  path: string
  /** whose message a refusal of it has, where that is not its own */
  part?: PartName
  value: Value
  onChange: (value: Value) => void
}

function LinkField({ path, part, value, onChange }: PlainFieldProps<string>) {
  const { errorOf } = useContext(EditingContext)
  return (
    <Field label={m.pages_link()} help={m.pages_link_help()} error={errorOf(path) ?? (part && errorOf(part))}>
      <TextInput
        name={path}
        value={value}
        maxLength={300}
        autoComplete="off"
        spellCheck={false}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </Field>
  )
}

function YearField({ path, value, onChange }: PlainFieldProps<number>) {
  const { errorOf } = useContext(EditingContext)
  return (
    <Field label={m.pages_year()} error={errorOf(path)}>
      <TextInput
        name={path}
        inputMode="numeric"
        value={value === 0 ? '' : String(value)}
        maxLength={4}
        autoComplete="off"
        className="w-28!"
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value.replaceAll(/\D/g, '')))}
      />
    </Field>
  )
}

function DayField({ path, part, label, value, onChange }: PlainFieldProps<string> & { label: string }) {
  const { errorOf } = useContext(EditingContext)
  return (
    <DateField
      label={label}
      name={path}
      defaultValue={value}
      error={errorOf(path) ?? (part && errorOf(part))}
      onText={onChange}
    />
  )
}
