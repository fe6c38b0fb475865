// Printed from the migrations by generate-types.ts. Change those, then run: npm run generate

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      donation_pledges: {
        Row: {
          amount: number;
          created_at: string;
          currency: string;
          email: string | null;
          frequency: string;
          id: number;
          purpose: string;
          user_id: string | null;
        };
        Insert: {
          amount: number;
          created_at?: string;
          currency: string;
          email?: string | null;
          frequency: string;
          id?: never;
          purpose: string;
          user_id?: string | null;
        };
        Update: {
          amount?: number;
          created_at?: string;
          currency?: string;
          email?: string | null;
          frequency?: string;
          id?: never;
          purpose?: string;
          user_id?: string | null;
        };
        Relationships: [];
      };
      glossary_audit: {
        Row: {
          action: string;
          changed_at: string;
          changed_by: string | null;
          editor: string | null;
          id: number;
          new_record: Json | null;
          old_record: Json | null;
          term_id: number;
        };
        Insert: {
          action: string;
          changed_at?: string;
          changed_by?: string | null;
          editor?: string | null;
          id?: never;
          new_record?: Json | null;
          old_record?: Json | null;
          term_id: number;
        };
        Update: {
          action?: string;
          changed_at?: string;
          changed_by?: string | null;
          editor?: string | null;
          id?: never;
          new_record?: Json | null;
          old_record?: Json | null;
          term_id?: number;
        };
        Relationships: [];
      };
      glossary_terms: {
        Row: {
          category: string | null;
          definition: string;
          id: number;
          related: string[];
          slug: string;
          status: string;
          symbol: string | null;
          term: string;
          unit: string | null;
          updated_at: string;
          updated_by: string | null;
        };
        Insert: {
          category?: string | null;
          definition: string;
          id?: never;
          related?: string[];
          slug: string;
          status?: string;
          symbol?: string | null;
          term: string;
          unit?: string | null;
          updated_at?: string;
          updated_by?: string | null;
        };
        Update: {
          category?: string | null;
          definition?: string;
          id?: never;
          related?: string[];
          slug?: string;
          status?: string;
          symbol?: string | null;
          term?: string;
          unit?: string | null;
          updated_at?: string;
          updated_by?: string | null;
        };
        Relationships: [];
      };
      investor_enquiries: {
        Row: {
          consent: boolean;
          created_at: string;
          email: string;
          id: number;
          kind: string;
          message: string;
          name: string;
          organisation: string;
          user_id: string | null;
        };
        Insert: {
          consent: boolean;
          created_at?: string;
          email: string;
          id?: never;
          kind: string;
          message: string;
          name: string;
          organisation?: string;
          user_id?: string | null;
        };
        Update: {
          consent?: boolean;
          created_at?: string;
          email?: string;
          id?: never;
          kind?: string;
          message?: string;
          name?: string;
          organisation?: string;
          user_id?: string | null;
        };
        Relationships: [];
      };
      menu_items: {
        Row: {
          created_at: string;
          id: number;
          order_index: number;
          section: string;
          slug: string;
          title: string;
          updated_at: string;
          visible: boolean;
        };
        Insert: {
          created_at?: string;
          id?: never;
          order_index?: number;
          section: string;
          slug: string;
          title: string;
          updated_at?: string;
          visible?: boolean;
        };
        Update: {
          created_at?: string;
          id?: never;
          order_index?: number;
          section?: string;
          slug?: string;
          title?: string;
          updated_at?: string;
          visible?: boolean;
        };
        Relationships: [];
      };
      newsletter_confirmations: {
        Row: {
          attempts: number;
          confirmed_at: string | null;
          expires_at: string;
          id: number;
          retry_at: string | null;
          sent_at: string;
          token_hash: string;
          wording: string;
        };
        Insert: {
          attempts?: number;
          confirmed_at?: string | null;
          expires_at?: string;
          id: number;
          retry_at?: string | null;
          sent_at?: string;
          token_hash: string;
          wording: string;
        };
        Update: {
          attempts?: number;
          confirmed_at?: string | null;
          expires_at?: string;
          id?: number;
          retry_at?: string | null;
          sent_at?: string;
          token_hash?: string;
          wording?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'newsletter_confirmations_id_fkey';
            columns: ['id'];
            isOneToOne: true;
            referencedRelation: 'newsletter_subs';
            referencedColumns: ['id'];
          },
        ];
      };
      newsletter_subs: {
        Row: {
          created_at: string;
          email: string;
          id: number;
          source: string;
          turn: number;
        };
        Insert: {
          created_at?: string;
          email: string;
          id?: never;
          source: string;
          turn?: number;
        };
        Update: {
          created_at?: string;
          email?: string;
          id?: never;
          source?: string;
          turn?: number;
        };
        Relationships: [];
      };
    };
    Views: { [_ in never]: never };
    Functions: {
      claim_confirmation: {
        Args: {
          token_hash: string;
          wording: string;
        };
        Returns: string;
      };
      contact_by_form: {
        Args: {
          name: string;
          organisation: string;
          email: string;
          kind: string;
          message: string;
          website: string;
          consent?: string;
        };
        Returns: undefined;
      };
      enquire_by_form: {
        Args: {
          name: string;
          organisation: string;
          email: string;
          kind: string;
          message: string;
          website: string;
          consent?: string;
        };
        Returns: undefined;
      };
      import_glossary_terms: {
        Args: {
          added: Json;
          changed: Json;
        };
        Returns: undefined;
      };
      leave_newsletter: {
        Args: {
          sub_id: number;
        };
        Returns: undefined;
      };
      pledge_by_form: {
        Args: {
          frequency: string;
          amount: string;
          other: string;
          currency: string;
          purpose: string;
          email: string;
          website: string;
        };
        Returns: undefined;
      };
      subscribe_by_form: {
        Args: {
          email: string;
          website?: string;
        };
        Returns: undefined;
      };
      suppress_newsletter_address: {
        Args: {
          email: string;
          mailbox?: boolean;
        };
        Returns: undefined;
      };
    };
    Enums: { [_ in never]: never };
    CompositeTypes: { [_ in never]: never };
  };
};
