export function customerRoutes() {}
