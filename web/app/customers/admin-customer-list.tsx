export default function AdminCustomerList() {
  return null
}
