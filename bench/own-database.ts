import pg from 'pg'

export interface OwnDatabase {
  url: string
  drop(): Promise<void>
}

/** A new database on the server that an address leads to. */
export async function ownDatabase(address: string, purpose: string): Promise<OwnDatabase> {
  const name = `baltra_${purpose}_${process.pid}`
  const url = new URL(address)
  url.pathname = `/${name}`
  await onServer(
    address,
    `create database ${name} template template0 encoding 'UTF8' lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8'`,
  )
  return { url: url.href, drop: () => onServer(address, `drop database ${name} with (force)`) }
}

async function onServer(address: string, statement: string): Promise<void> {
  const server = new pg.Client({ connectionString: address })
  await server.connect()
  try {
    await server.query(statement)
  } finally {
    await server.end()
  }
}
