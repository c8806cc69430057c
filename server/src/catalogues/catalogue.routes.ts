export function catalogueRoutes() {}
