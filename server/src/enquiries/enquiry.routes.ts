export function enquiryRoutes() {}
