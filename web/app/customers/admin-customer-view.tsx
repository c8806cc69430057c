export default function AdminCustomerView() {
  return null
}
