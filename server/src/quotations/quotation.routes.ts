export function quotationRoutes() {}
