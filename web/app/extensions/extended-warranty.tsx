export const clientLoader = () => null

export default function ExtendedWarranty() {
  return null
}
