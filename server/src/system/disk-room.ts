import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { SystemState } from 'contract/system/endpoints'
import { LOW_DISK, type DiskPlace } from 'contract/system/words'
import type { Config } from '../platform/config/config.ts'

type Disk = SystemState['disks'][number]

/** The room where data, files and backups are kept; places that are not there yet are omitted. */
export async function diskRoom({ dataDir, s3, backupDir }: Config): Promise<Disk[]> {
  const places: [DiskPlace, string | undefined][] = [
    ['data', dataDir],
    ['files', s3 ? undefined : join(dataDir, 'files')],
    ['backups', backupDir],
  ]
  const disks = await Promise.all(places.map(([place, path]) => roomOf(place, path)))
  return disks.filter((disk) => disk !== undefined)
}

async function roomOf(place: DiskPlace, path: string | undefined): Promise<Disk | undefined> {
  if (path === undefined) return undefined
  const disk = await statfs(path).catch(() => undefined)
  if (!disk) return undefined
  const [free_bytes, total_bytes] = [disk.bavail * disk.bsize, disk.blocks * disk.bsize]
  return { place, free_bytes, total_bytes, is_low: isLow(free_bytes, total_bytes) }
}

/** Whether so little is free that somebody must look. */
export const isLow = (free: number, total: number): boolean => free < Math.min(total * LOW_DISK.share, LOW_DISK.bytes)
