// Writes the types of the client's calls out, by asking the compiler what it knows of them: plain declarations that import
// nothing, with the names that the contract gives to its rows and the comments at their fields.
import { join } from 'node:path'
import {
  API,
  SymbolFlags,
  TypeFlags,
  type Checker,
  type Program,
  type Symbol,
  type Type,
} from 'typescript/unstable/sync'
import { ROOT } from './cache.ts'

/** A type, as far as declarations of plain data need it. */
type Shape =
  | { kind: 'text'; text: string }
  | { kind: 'list'; item: Shape; isFixed: boolean }
  | { kind: 'tuple'; items: Shape[] }
  | { kind: 'union'; members: Shape[] }
  | { kind: 'map'; value: Shape }
  | { kind: 'object'; fields: Field[]; rest?: Shape }

interface Field {
  name: string
  optional: boolean
  comment: string
  shape: Shape
}

/** A call of the client, with what its comment says. */
export type Comments = Record<string, Record<string, string>>

/** What browsers and Node have themselves. */
const OWN = new Set(['Blob', 'File', 'AbortSignal', 'Uint8Array', 'Date'])

/** The source of `calls.d.ts`, with a comment for each call. */
export function callTypes(comments: Comments): string {
  const api = new API({ cwd: ROOT })
  try {
    const config = join(ROOT, 'client/tsconfig.json')
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config)!
    return written(project.program, project.checker, comments)
  } finally {
    api.close()
  }
}

function written(program: Program, checker: Checker, comments: Comments): string {
  const shapes = shapesOf(checker)
  const exportsOf = (file: string): readonly Symbol[] => {
    const source = program.getSourceFile(file)
    const module = source && checker.getSymbolAtLocation(source)
    return module ? checker.getExportsOfModule(module) : []
  }
  const calls = exportsOf(join(ROOT, 'client/src/calls.ts'))
  const declared = (name: string) =>
    checker.getDeclaredTypeOfSymbol(calls.find((one) => one.name === name) ?? fail(`There is no type ${name}`))
  const names = namesOf(
    program
      .getSourceFileNames()
      .filter((file) => /\/contract\/src\/.*\.ts$/.test(file))
      .toSorted()
      .flatMap((file) => exportsOf(file)),
    (symbol) => shapes.of(checker.getDeclaredTypeOfSymbol(symbol)),
  )
  const print = printer(names)
  const domains = checker.getPropertiesOfType(declared('Calls')).map((domain) => ({
    name: domain.name,
    type: capitalized(domain.name),
    methods: checker.getPropertiesOfType(checker.getTypeOfSymbol(domain)!).map((call) => {
      const { input, isOptional, answer } = shapes.ofCall(checker.getTypeOfSymbol(call)!)
      const given = input ? `input${isOptional ? '?' : ''}: ${print.one(input)}, ` : 'input?: undefined, '
      return `${commented(comments[domain.name]?.[call.name] ?? '')}${call.name}: (${given}options?: CallOptions) => Promise<${print.one(answer)}>`
    }),
  }))
  const parts = [
    declaration('/** Options of one call. */\n', 'CallOptions', print.whole(shapes.of(declared('CallOptions')))),
    declaration(
      '/** Every call of the product, by domain. */\n',
      'Calls',
      block(domains.map(({ name, type }) => `${name}: ${type}Calls`)),
    ),
    ...domains.map(({ type, methods }) => declaration('', `${type}Calls`, block(methods))),
  ]
  return `// Made by scripts/client.ts from the contract.\n${[...parts, ...print.used()].join('\n')}`
}

/** What the compiler knows of types, each asked for once. */
function shapesOf(checker: Checker) {
  const known = new Map<number, Shape>()
  const open = new Set<number>()

  function of(type: Type): Shape {
    const found = known.get(type.id)
    if (found) return found
    if (open.has(type.id)) fail('A type that contains itself cannot be written out')
    open.add(type.id)
    const shape = read(type)
    open.delete(type.id)
    known.set(type.id, shape)
    return shape
  }

  function read(type: Type): Shape {
    if (type.flags & TypeFlags.Boolean) return text('boolean')
    if (type.isLiteralType()) return text(typeof type.value === 'string' ? quoted(type.value) : String(type.value))
    if (type.isIntrinsicType() && !type.isErrorType()) return text(type.intrinsicName)
    if (type.isUnionType()) return union(type.getTypes().map(of))
    if (checker.isArrayType(type) && type.isTypeReference())
      return {
        kind: 'list',
        item: of(checker.getTypeArguments(type)[0]!),
        isFixed: type.getSymbol()?.name === 'ReadonlyArray',
      }
    if (checker.isTupleType(type) && type.isTypeReference())
      return { kind: 'tuple', items: checker.getTypeArguments(type).map(of) }
    const name = type.getSymbol()?.name
    if (name && OWN.has(name)) return text(name)
    if (!type.isIntersectionType() && !type.isObjectType()) fail(`${checker.typeToString(type)} cannot be written out`)
    if (checker.getSignaturesOfType(type, 0).length > 0) fail('A function is no data')
    const [index] = checker.getIndexInfosOfType(type)
    const properties = checker.getPropertiesOfType(type)
    if (index && properties.length === 0) return { kind: 'map', value: of(index.valueType) }
    return { kind: 'object', fields: properties.map(field), ...(index && { rest: of(index.valueType) }) }
  }

  function field(property: Symbol): Field {
    const optional = (property.flags & SymbolFlags.Optional) !== 0
    const shape = of(checker.getTypeOfSymbol(property)!)
    return {
      name: property.name,
      optional,
      comment: property.getDocumentationComment(checker),
      shape: optional ? withoutUndefined(shape) : shape,
    }
  }

  /** Input and answer of a function of the client. */
  function ofCall(type: Type): { input: Shape | undefined; isOptional: boolean; answer: Shape } {
    const signature = checker.getSignaturesOfType(type, 0)[0] ?? fail('A call is a function')
    const promised = checker.getReturnTypeOfSignature(signature)!
    const answer = checker.getTypeArguments(promised as Parameters<Checker['getTypeArguments']>[0])[0]!
    const given = of(checker.getParameterType(signature, 0)!)
    const input = withoutUndefined(given)
    return {
      input: input.kind === 'union' && input.members.length === 0 ? undefined : input,
      isOptional: input !== given,
      answer: of(answer),
    }
  }
  return { of, ofCall }
}

const text = (text: string): Shape => ({ kind: 'text', text })

/** `true | false` is `boolean` among others too. */
function union(members: Shape[]): Shape {
  const isText = (word: string) => (member: Shape) => member.kind === 'text' && member.text === word
  if (!members.some(isText('true')) || !members.some(isText('false'))) return { kind: 'union', members }
  const rest = members.filter((member) => !isText('true')(member) && !isText('false')(member))
  return { kind: 'union', members: [...rest, text('boolean')] }
}

function withoutUndefined(shape: Shape): Shape {
  if (shape.kind === 'text') return shape.text === 'undefined' ? { kind: 'union', members: [] } : shape
  if (shape.kind !== 'union') return shape
  const members = shape.members.filter((member) => member.kind !== 'text' || member.text !== 'undefined')
  if (members.length === shape.members.length) return shape
  return members.length === 1 ? members[0]! : { kind: 'union', members }
}

/** The contract's name for each shape that it names; of two names for one the first counts, and a name counts once. */
function namesOf(
  symbols: readonly Symbol[],
  shapeOf: (symbol: Symbol) => Shape,
): Map<string, { name: string; shape: Shape }> {
  const names = new Map<string, { name: string; shape: Shape }>()
  const taken = new Set<string>(['CallOptions', 'Calls', 'Baltra', 'BaltraError', 'BaltraOptions'])
  const inline = printer(new Map())
  for (const symbol of symbols) {
    if (!(symbol.flags & (SymbolFlags.TypeAlias | SymbolFlags.Interface)) || taken.has(symbol.name)) continue
    let shape: Shape
    try {
      shape = shapeOf(symbol)
    } catch {
      continue // generic, or no data
    }
    if (shape.kind !== 'object') continue
    const key = inline.whole(shape)
    if (names.has(key) || shape.fields.length < 2) continue
    taken.add(symbol.name)
    names.set(key, { name: symbol.name, shape })
  }
  return names
}

/** Prints shapes, with the names of those that have one, and remembers which it used. */
function printer(names: Map<string, { name: string; shape: Shape }>) {
  const used = new Map<string, string>()
  const inline = names.size > 0 ? printer(new Map()) : undefined
  const keys = new Map<Shape, string>()
  const keyOf = (shape: Shape): string => {
    const known = keys.get(shape) ?? inline!.whole(shape)
    keys.set(shape, known)
    return known
  }

  function one(shape: Shape): string {
    const named = shape.kind === 'object' && inline ? names.get(keyOf(shape)) : undefined
    if (!named) return whole(shape)
    if (!used.has(named.name)) {
      used.set(named.name, '')
      used.set(named.name, declaration('', named.name, whole(named.shape)))
    }
    return named.name
  }

  function whole(shape: Shape): string {
    switch (shape.kind) {
      case 'text':
        return shape.text
      case 'list':
        return `${shape.isFixed ? 'readonly ' : ''}${shape.item.kind === 'union' ? `(${one(shape.item)})` : one(shape.item)}[]`
      case 'tuple':
        return `[${shape.items.map(one).join(', ')}]`
      case 'union':
        return shape.members.length === 0 ? 'undefined' : shape.members.map(one).join(' | ')
      case 'map':
        return `Record<string, ${one(shape.value)}>`
      case 'object':
        return block([
          ...shape.fields.map(
            ({ name, optional, comment, shape }) =>
              `${commented(comment)}${/^[a-z_$][\w$]*$/i.test(name) ? name : quoted(name)}${optional ? '?' : ''}: ${one(shape)}`,
          ),
          ...(shape.rest ? [`[name: string]: ${one(shape.rest)}`] : []),
        ])
    }
  }
  return { one, whole, used: () => [...used.keys()].toSorted().map((name) => used.get(name)!) }
}

const block = (lines: readonly string[]): string =>
  lines.length === 0 ? '{}' : `{\n${lines.map((line) => `  ${line.replaceAll('\n', '\n  ')}\n`).join('')}}`

const declaration = (comment: string, name: string, body: string) => `${comment}export interface ${name} ${body}\n`

const commented = (words: string) =>
  words ? `/** ${words.replaceAll('*/', '* /').replaceAll('\n', '\n * ').replaceAll(' * \n', ' *\n')} */\n` : ''

const quoted = (value: string) =>
  `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

function fail(why: string): never {
  throw new Error(why)
}
