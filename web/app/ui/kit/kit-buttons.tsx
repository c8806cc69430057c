import Download from 'lucide-react/icons/download'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { Button } from '../buttons/button.tsx'
import { ButtonLink } from '../buttons/button-link.tsx'
import { IconButton } from '../buttons/icon-button.tsx'
import { IconLink } from '../buttons/icon-link.tsx'
import { TextLink } from '../buttons/text-link.tsx'
import { KitRow, KitSection } from './kit-section.tsx'

export function KitButtons() {
  const [busy, setBusy] = useState(false)
  return (
    <KitSection title="Buttons" text="Shop: one red a screen. Office: ink; red only deletes.">
      <KitRow>
        <Button size="lg">Request a bulk quote</Button>
        <Button size="lg" variant="outline">
          Find service
        </Button>
        <Button size="lg" busy busyLabel="Sending…">
          Send Message
        </Button>
        <Button size="lg" disabled>
          Create account
        </Button>
      </KitRow>
      <KitRow>
        <Button variant="ink">Save changes</Button>
        <Button variant="line">Discard</Button>
        <Button variant="quiet">Reset</Button>
        <Button variant="danger">
          <Trash2 />
          Delete Item
        </Button>
        <Button variant="danger-line">
          <Trash2 />
          Delete
        </Button>
        <IconButton label="Edit" variant="line">
          <Pencil />
        </IconButton>
        <Button variant="line" size="sm">
          <Download />
          Export
        </Button>
      </KitRow>
      <KitRow>
        <Button variant="ink" busy={busy} onClick={() => setBusy(true)}>
          Press me
        </Button>
        <Button variant="line" onClick={() => setBusy(false)}>
          Calm down
        </Button>
        <Button variant="danger" busy busyLabel="Deleting...">
          <Trash2 />
          Delete Item
        </Button>
        <Button variant="line" size="sm" busy>
          <Download />
          Export
        </Button>
        <Button variant="outline" disabled>
          Register a Complaint
        </Button>
        <ButtonLink to="/" variant="outline">
          A link
        </ButtonLink>
        <IconLink to="/" label="Edit Asha Gurung" size="sm">
          <Pencil />
        </IconLink>
        <IconButton label="Delete Asha Gurung" size="sm" variant="danger">
          <Trash2 />
        </IconButton>
        <TextLink to="/">A link in a sentence</TextLink>
      </KitRow>
      <KitRow>
        <Button variant="outline" className="outline-2 outline-offset-2 outline-ink">
          Focus ring
        </Button>
        <Button className="outline-2 outline-offset-2 outline-ink">Focus ring on red</Button>
        <span className="focus-light rounded-card bg-night p-4">
          <Button variant="night" className="outline-2 outline-offset-2 outline-white">
            On night
          </Button>
          <Button variant="night-quiet" className="ml-3">
            Quiet on night
          </Button>
        </span>
      </KitRow>
    </KitSection>
  )
}
