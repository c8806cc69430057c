export function unitRoutes() {}
