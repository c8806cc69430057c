import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync, type ESTree, Visitor } from 'vite'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

/** The placeholder for a value filled in at run time. */
export const VALUE = '⟨⟩'

type Node = ESTree.Expression
type Arrow = ESTree.ArrowFunctionExpression | ESTree.Function
type Texts = string[]

/** Where a class of problems takes its text: the place among its arguments. */
const PROBLEMS: Record<string, number> = {
  Problem: 2,
  NotFound: 0,
  Conflict: 0,
  Forbidden: 0,
  TooMany: 0,
  Unauthorized: 0,
  Invalid: 0,
  SheetRefusal: 0,
}
/** Properties that hold what people read. */
const READ = new Set(['message', 'error', 'errors', 'words'])
/** Sources that say nothing to people who use the product: to the operator at the start, between threads, words of the search. */
const NOT_SAID = /\.test\.ts$|testing\/|paraglide|platform\/config\/|threads\/|products\/search\/|database\//
/** More of one expression are not looked at. */
const MOST = 200
const DEEPEST = 12

interface File {
  path: string
  /** initial values and functions by name */
  named: Map<string, Node | Arrow>
  exported: Set<string>
  program: ESTree.Program
}

/** By file and name of a function, the places of the arguments that it passes on to a problem. */
type Passing = Map<string, Set<number>>

/** All that sources of the server and the contract can say to people in refusals and answers, with `VALUE` for each value. */
export function textsOfSources(): Map<string, string> {
  const files = globSync(['server/src/**/*.ts', 'contract/src/**/*.ts'], { cwd: ROOT })
    .filter((path) => !NOT_SAID.test(path))
    .map(read)
  const found = new Map<string, string>()
  /** functions that pass arguments on to a problem: file and name, and the places of the arguments */
  const passing: Passing = new Map()
  let [before, now] = [-1, 0]
  while (now !== before) {
    for (const file of files) visit(file, files, passing, found)
    before = now
    now = [...passing.values()].reduce((sum, places) => sum + places.size, 0)
  }
  return found
}

function read(path: string): File {
  const { program } = parseSync(path, readFileSync(join(ROOT, path), 'utf8'))
  const named: File['named'] = new Map()
  const exported = new Set<string>()
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init) named.set(id.name, init)
    },
    FunctionDeclaration(node) {
      if (node.id) named.set(node.id.name, node)
    },
    ExportNamedDeclaration({ declaration }) {
      if (declaration?.type === 'FunctionDeclaration' && declaration.id) exported.add(declaration.id.name)
      if (declaration?.type !== 'VariableDeclaration') return
      for (const { id, init } of declaration.declarations) if (id.type === 'Identifier' && init) exported.add(id.name)
    },
  }).visit(program)
  return { path, named, exported, program }
}

function visit(file: File, files: File[], passing: Passing, found: Map<string, string>): void {
  const around: Arrow[] = []
  const names: (string | undefined)[] = []
  const enter = (node: Arrow) => {
    const named = [...file.named].find(([, value]) => value === node)?.[0]
    around.push(node)
    names.push(named)
  }
  const leave = () => {
    around.pop()
    names.pop()
  }
  const take = (node: ESTree.Node | undefined | null) => {
    if (!node) return
    for (const [text, from] of textsOf(node as Node, file, files, 0)) {
      if (/\p{L}{2}/u.test(text.replaceAll(VALUE, ''))) found.set(text, from)
    }
    passedOn(node as Node)
  }
  /** A parameter that is passed on makes its function one to look at where it is called. */
  const passedOn = (node: Node) => {
    if (node.type === 'ObjectExpression') {
      for (const property of node.properties) if (property.type === 'Property') passedOn(property.value as Node)
      return
    }
    if (node.type !== 'Identifier') return
    around.forEach((fn, at) => {
      const place = fn.params.findIndex((param) => nameOfParam(param) === node.name)
      const name = names[at]
      if (place < 0 || !name) return
      const key = `${file.path} ${name}`
      passing.set(key, (passing.get(key) ?? new Set()).add(place))
    })
  }
  new Visitor({
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    NewExpression({ callee, arguments: given }) {
      if (callee.type !== 'Identifier' || !(callee.name in PROBLEMS)) return
      take(given[PROBLEMS[callee.name]!])
      if (callee.name === 'Problem') take(given[3])
    },
    CallExpression({ callee, arguments: given }) {
      if (callee.type === 'Super') for (const one of given) take(one)
      if (callee.type !== 'Identifier') return
      const called = lookUp(callee.name, file, files)
      if (called) for (const place of passing.get(`${called[1].path} ${callee.name}`) ?? []) take(given[place])
    },
    Property({ key, value }) {
      if (key.type === 'Identifier' && READ.has(key.name)) take(value as ESTree.Node)
    },
  }).visit(file.program)
}

const nameOfParam = (param: ESTree.ParamPattern): string | undefined => {
  if (param.type === 'Identifier') return param.name
  if (param.type === 'AssignmentPattern' && param.left.type === 'Identifier') return param.left.name
  return undefined
}

/** Everything that an expression can be, as texts; nothing where that is not in the sources. */
function textsOf(node: Node, file: File, files: File[], depth: number): [string, string][] {
  if (depth > DEEPEST) return []
  const at = (inner: Node, within = file) => textsOf(inner, within, files, depth + 1)
  const from = (texts: Texts): [string, string][] => texts.map((text) => [text, file.path])
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? from([node.value]) : []
    case 'TemplateLiteral':
      return from(
        node.quasis.reduce<Texts>(
          (texts, { value }, place) => {
            const inner = place === 0 ? undefined : node.expressions[place - 1]
            const parts = inner === undefined ? [''] : orValue(at(inner).map(([text]) => text))
            return joined(joined(texts, parts), [value.cooked ?? ''])
          },
          [''],
        ),
      )
    case 'BinaryExpression':
      return node.operator === '+'
        ? from(
            joined(orValue(at(node.left as Node).map(([text]) => text)), orValue(at(node.right).map(([text]) => text))),
          )
        : []
    case 'ConditionalExpression':
      return [...at(node.consequent), ...at(node.alternate)]
    case 'LogicalExpression':
      return [...(node.operator === '&&' ? [] : at(node.left)), ...at(node.right)]
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'ParenthesizedExpression':
    case 'ChainExpression':
    case 'AwaitExpression':
      return at(('argument' in node ? node.argument : node.expression) as Node)
    case 'ArrayExpression':
      return node.elements.flatMap((one) => (one && one.type !== 'SpreadElement' ? at(one) : []))
    case 'ObjectExpression':
      return node.properties.flatMap((one) => (one.type === 'Property' ? at(one.value as Node) : []))
    case 'Identifier': {
      const known = lookUp(node.name, file, files)
      return known ? ofNamed(known[0], known[1], files, depth) : []
    }
    case 'MemberExpression': {
      if (node.object.type !== 'Identifier') return at(node.object)
      const known = lookUp(node.object.name, file, files)
      if (!known) return []
      const object = unwrapped(known[0] as Node)
      if (object.type !== 'ObjectExpression') return []
      const name = !node.computed && node.property.type === 'Identifier' ? node.property.name : undefined
      return object.properties.flatMap((one) =>
        one.type === 'Property' && (name === undefined || nameOfKey(one.key as Node) === name)
          ? at(one.value as Node, known[1])
          : [],
      )
    }
    case 'CallExpression': {
      const { callee } = node
      if (callee.type === 'Identifier') {
        const known = lookUp(callee.name, file, files)
        if (!known || !isFunction(known[0])) return []
        // What a function leaves empty in the sources it fills while the product runs.
        return returned(known[0], known[1], files, depth).filter(([text]) => text !== '')
      }
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return []
      if (callee.property.name !== 'toLowerCase') return []
      return at(callee.object).map(([text, path]) => [text.toLowerCase(), path])
    }
    case 'ArrowFunctionExpression':
      return returned(node, file, files, depth)
    default:
      return []
  }
}

const ofNamed = (value: Node | Arrow, file: File, files: File[], depth: number) =>
  isFunction(value) ? [] : textsOf(value, file, files, depth + 1)

const isFunction = (value: Node | Arrow): value is Arrow =>
  value.type === 'ArrowFunctionExpression' || value.type === 'FunctionDeclaration'

function returned(fn: Arrow, file: File, files: File[], depth: number): [string, string][] {
  if (fn.type === 'ArrowFunctionExpression' && fn.body.type !== 'BlockStatement')
    return textsOf(fn.body as Node, file, files, depth + 1)
  const texts: [string, string][] = []
  new Visitor({
    ReturnStatement({ argument }) {
      if (argument) texts.push(...textsOf(argument, file, files, depth + 1))
    },
  }).visit({ type: 'Program', body: [fn.body], sourceType: 'module' } as unknown as ESTree.Program)
  return texts
}

function lookUp(name: string, file: File, files: File[]): [Node | Arrow, File] | undefined {
  const own = file.named.get(name)
  if (own) return [own, file]
  // Exported names are unique enough to be looked up by themselves.
  const other = files.find(({ exported }) => exported.has(name))
  return other && [other.named.get(name)!, other]
}

const unwrapped = (node: Node): Node =>
  node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression' ? unwrapped(node.expression) : node

const nameOfKey = (key: Node): string | undefined =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : undefined

const orValue = (texts: Texts): Texts => (texts.length > 0 ? [...new Set(texts)] : [VALUE])

const joined = (first: Texts, second: Texts): Texts =>
  first.flatMap((one) => second.map((other) => (one + other).replaceAll(VALUE + VALUE, VALUE))).slice(0, MOST)
