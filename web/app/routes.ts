import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes'

/** Address → screen: the table of contents. */
export default [
  layout('layouts/site-layout.tsx', [
    layout('layouts/public-layout.tsx', [
      route('baltra-aboutUs-Page', 'home/home.tsx'),
      route('baltra-readAboutUS', 'home/read-about-us.tsx'),
      route('baltra-allProducts', 'products/all-products.tsx'),
      route('baltra-search-products', 'products/search-products.tsx'),
      route('baltra-subCategoryProducts/:id', 'categories/category-products.tsx'),
      route('baltra-product-view/:id/:words?', 'products/product-view.tsx'),
      route('baltra-catalog', 'catalogues/catalogues.tsx'),
      route('baltra-contact-us', 'home/contact-us.tsx'),
      route('baltra-term-of-use', 'legal/terms-of-use.tsx'),
      route('baltra/privacy-policy', 'legal/privacy-policy.tsx'),
      route('unauthorize', 'home/unauthorized.tsx'),
      route('*', 'home/not-found.tsx'),
    ]),
    layout('layouts/customer-layout.tsx', [
      route('baltra-profileInformation', 'accounts/profile.tsx'),
      route('baltra-change-password', 'accounts/change-password.tsx'),
      route('baltra-user-ProductPage', 'registrations/my-products.tsx'),
      route('baltra-user-ProductPage/register', 'registrations/register-product.tsx'),
      route('baltra-user-registered-ProductPage/:id', 'registrations/owned-product.tsx'),
      route('baltra-user-registered-ProductPage/:id/complaint', 'complaints/register-complaint.tsx'),
      route('baltra-trackingProducts', 'complaints/tickets.tsx'),
      route('baltra-tracking-ProductDetails/:complaint_id', 'complaints/ticket.tsx'),
    ]),
  ]),
  layout('accounts/account-layout.tsx', [
    route('baltra-account-signin', 'accounts/sign-in.tsx'),
    route('baltra-account-mobileVerify', 'accounts/enter-phone.tsx'),
    route('baltra-account-verify', 'accounts/verify-otp.tsx'),
    route('baltra-account-signUp', 'accounts/sign-up.tsx'),
    route('baltra-forgot-Password', 'accounts/forgot-password.tsx'),
    route('baltra-resetOtpVerify', 'accounts/verify-reset-otp.tsx'),
    route('baltra-resetPassword', 'accounts/reset-password.tsx'),
    route('baltra-successModal', 'accounts/sign-up-success.tsx'),
  ]),
  layout('office/admin-layout.tsx', [
    layout('office/screen-boundary.tsx', [
      route('baltra-admin-dashboard', 'dashboard/admin-overview.tsx'),
      ...prefix('baltra-admin-dashboard', [
        route('all-category-List', 'categories/admin-category-list.tsx'),
        route('add-category-product', 'categories/admin-add-category.tsx'),
        route('edit-category-product/:id', 'categories/admin-edit-category.tsx'),
        route('all-sub-category-List', 'categories/admin-sub-category-list.tsx'),
        route('add-subCategory-product', 'categories/admin-add-sub-category.tsx'),
        route('edit-sub-category-product/:id', 'categories/admin-edit-sub-category.tsx'),
        route('all-customer-products-list', 'registrations/admin-registration-list.tsx'),
        route('single-customer-product-list/:id', 'registrations/admin-registration-detail.tsx'),
        route('all/products-complaints-list', 'complaints/admin-complaint-list.tsx'),
        route('single-product-complaint/:id', 'complaints/admin-complaint-detail.tsx'),
        route('all/failed-jobs', 'jobs/admin-failed-jobs.tsx'),
      ]),
    ]),
  ]),
  index('home/landing.tsx'),
  // Every part of the kit in every state, for those who build.
  ...(process.env.NODE_ENV === 'development' ? [route('kit', 'ui/kit-page.tsx')] : []),
] satisfies RouteConfig
