// The S3 server of the tests, in a process of its own: node deploy/cluster/s3.ts <directory>
import { openS3Server } from '../../server/src/platform/files/testing/s3-server.ts'
import { PORTS } from './places.ts'

const server = await openS3Server({ port: PORTS.s3, directory: process.argv[2]! })
process.once('SIGTERM', () => void server.close().then(() => process.exit()))
