export function userRoutes() {}
