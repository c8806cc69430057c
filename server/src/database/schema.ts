// Written by generate-types.ts from the migrated schema. Do not edit: npm run db:types
export interface DB {}
