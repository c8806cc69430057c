export function warrantyPackageRoutes() {}
